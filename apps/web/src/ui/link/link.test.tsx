// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.resetModules();
});

async function show(withRouter: boolean) {
  const { registerNavigation } = await import('../../lib/navigation/navigation.ts');
  const { CurrentPath } = await import('../../lib/navigation/navigation.ts');
  const { Link } = await import('./link.tsx');
  const navigate = vi.fn();
  if (withRouter) registerNavigation(navigate);
  render(
    <CurrentPath value="/blog">
      <Link to="/blog" marksCurrent>
        Journal
      </Link>
    </CurrentPath>,
  );
  return { navigate, link: screen.getByRole('link', { name: 'Journal' }) };
}

describe('Link', () => {
  it('stays in the app where a router runs', async () => {
    const { navigate, link } = await show(true);
    expect(fireEvent.click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/blog');
  });

  it('leaves a new tab to the browser', async () => {
    const { navigate, link } = await show(true);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is an ordinary link without a router', async () => {
    const { link } = await show(false);
    let prevented = true;
    document.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link);
    expect(prevented).toBe(false);
    expect(link.getAttribute('href')).toBe('/blog');
    expect(link.getAttribute('aria-current')).toBe('page');
  });
});

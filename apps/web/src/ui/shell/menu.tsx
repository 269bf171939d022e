import { type ReactNode, useEffect, useRef } from 'react';

/** Links in a narrow window, which close once something else is pressed or focused. */
export function Menu({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const eventTypes = ['pointerdown', 'focusin'] as const;
    for (const kind of eventTypes) document.addEventListener(kind, closeOutside);
    return () => {
      for (const kind of eventTypes) document.removeEventListener(kind, closeOutside);
    };
  }, []);
  return (
    <details ref={menu} className={className}>
      <summary>Menu</summary>
      {children}
    </details>
  );
}

/** Our tokens in the provider's words, as they are where the form stands: in the light or in the dark. */
export function appearance(place: HTMLElement): object {
  const { fontFamily } = getComputedStyle(place);
  const ink = tokenColor(place, '--ink');
  return {
    theme: 'flat',
    variables: {
      colorPrimary: ink,
      colorText: ink,
      colorTextSecondary: tokenColor(place, '--ink-soft'),
      colorTextPlaceholder: tokenColor(place, '--ink-soft'),
      colorBackground: tokenColor(place, '--paper-raised'),
      colorDanger: tokenColor(place, '--alarm'),
      fontFamily,
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
  };
}

/**
 * The provider's frame knows no light-dark(): only an element that uses a token tells its color, and a new one does so
 * at once when the device grows dark.
 */
function tokenColor(place: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Our tokens in the provider's words, as they are where the form stands: in the light or in the dark. */
export function appearance(place: HTMLElement): object {
  const style = getComputedStyle(place);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: style.color,
      colorText: style.color,
      colorTextSecondary: tokenColor(place, '--ink-soft'),
      colorTextPlaceholder: tokenColor(place, '--ink-soft'),
      colorBackground: style.backgroundColor,
      colorDanger: tokenColor(place, '--alarm'),
      fontFamily: style.fontFamily,
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
  };
}

/** The provider's frame knows no light-dark(): only an element that uses a token tells its color. */
function tokenColor(place: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

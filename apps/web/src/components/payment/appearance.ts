/** Our tokens in the provider's words, as they are where the form stands. */
export function appearance(place: HTMLElement): object {
  const style = getComputedStyle(place);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: style.color,
      colorText: style.color,
      colorBackground: style.backgroundColor,
      colorDanger: '#9B2C1F',
      fontFamily: style.fontFamily,
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
  };
}

export const TEST_CARDS = { succeeds: '4242424242424242', declined: '4000000000000002' } as const;

/** Confirms an intent with a card at the payment stand-in, as the provider's script does in the browser. */
export async function payAtProvider(
  standInsUrl: string,
  clientSecret: string,
  card: string = TEST_CARDS.succeeds,
): Promise<Response> {
  const [intentId] = clientSecret.split('_secret');
  const body = new URLSearchParams({
    client_secret: clientSecret,
    key: 'pk_test_standin',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '40',
    'payment_method_data[card][cvc]': '123',
    return_url: 'http://localhost/results',
  });
  return fetch(`${standInsUrl}/v1/payment_intents/${intentId}/confirm`, { method: 'POST', body });
}

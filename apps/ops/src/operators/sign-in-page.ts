import { BRAND } from '@trueseason/contracts';
import { html, page } from '../page/html.ts';
import { PASSWORD_PATH, SIGN_IN_PATH } from './require-operator.ts';

export interface SignInPage {
  /** Whether a password is configured. */
  readonly hasPassword: boolean;
  readonly name?: string | undefined;
  readonly problem?: string;
}

export function signInPage({ hasPassword, name = '', problem }: SignInPage): string {
  const fallback = html`<p>Is Postgres down, or is no operator added yet? <a href="${PASSWORD_PATH}">Use the password of the configuration</a>.</p>`;
  return page({
    title: `Sign in, ${BRAND.name} operations`,
    header: html`<h1>Sign in</h1>`,
    main: html`<section>
<p>As in the back office, with your authenticator's code. Passkeys open the back office alone.</p>
${problem ? html`<p class="alarm" role="alert">${problem}</p>` : null}
<form class="fields" method="post" action="${SIGN_IN_PATH}">
<label>Name <input name="name" autocomplete="username" autocapitalize="none" value="${name}"></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code"></label>
<button>Sign in</button>
</form>
${hasPassword ? fallback : null}
</section>`,
  });
}

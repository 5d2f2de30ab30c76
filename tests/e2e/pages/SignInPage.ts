import type { Page } from '@playwright/test';

/** The sign-in screen as a person uses it. */
export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get email() {
    return this.page.getByLabel('E-mail', { exact: true });
  }

  get password() {
    return this.page.getByLabel('Password');
  }

  get submit() {
    return this.page.getByRole('button', { name: 'Sign in', exact: true });
  }

  async signIn(email: string, password: string) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}

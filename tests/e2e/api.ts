/** The sandbox's answers as they stand on the wire, to hold the screen against. */

type Json = Record<string, unknown>;

async function token(url: string): Promise<string> {
  const body = new URLSearchParams({
    username: 'admin@corridor.test',
    password: 'corridor',
    grant_type: 'password',
    scope: 'read write',
  });
  const answer = await fetch(`${url}/auth/user/token`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: Record<string, string> } };
  return `${data.token['token_type']} ${data.token['access_token']}`;
}

export interface WirePage {
  readonly models: readonly Json[];
  readonly pagination: { readonly rowCount: number };
}

/** A page of orders as the API answers it. `query` is a query string in bracket style. */
export async function readOrders(url: string, query: string): Promise<WirePage> {
  const answer = await fetch(`${url}/admin/transactions?${query}`, {
    headers: { authorization: await token(url) },
  });
  return (await answer.json()) as WirePage;
}

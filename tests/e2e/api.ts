/** The sandbox's answers as sent on the wire, to compare the screen with. */

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

/** A page of any list as the API answers it to an admin; `path` carries the query. */
export async function readPage(url: string, path: string): Promise<WirePage> {
  const answer = await fetch(`${url}/${path}`, { headers: { authorization: await token(url) } });
  return (await answer.json()) as WirePage;
}

/** An order whole, as the API answers it. */
export async function readOrder(url: string, id: string): Promise<Json> {
  const answer = await fetch(`${url}/admin/transactions/${id}`, {
    headers: { authorization: await token(url) },
  });
  const { data } = (await answer.json()) as { data: Json };
  return data;
}

/** Users as the API answers them; `query` is a query string in bracket style. */
export async function readUsers(url: string, query: string): Promise<readonly Json[]> {
  const answer = await fetch(`${url}/admin/users?page=1&pageSize=100&${query}`, {
    headers: { authorization: await token(url) },
  });
  const { data } = (await answer.json()) as { data: readonly Json[] };
  return data;
}

/** A user whole, as the API answers them. */
export async function readUser(url: string, id: string): Promise<Json> {
  const answer = await fetch(`${url}/admin/users/${id}`, {
    headers: { authorization: await token(url) },
  });
  const { data } = (await answer.json()) as { data: Json };
  return data;
}

/** Has something done by an admin at another desk. */
export async function actElsewhere(
  url: string,
  path: string,
  body: Json = {},
  method: 'POST' | 'PATCH' = 'POST',
): Promise<void> {
  const answer = await fetch(`${url}/${path}`, {
    method,
    headers: { authorization: await token(url), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`);
}

/** The proxy named by the environment, as the self-check reports it. */
import process from 'node:process';

const NAMES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

/** The variable and the host of the proxy, without a sign-in in it. */
export function namedProxy(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const name = NAMES.find((candidate) => environment[candidate]);
  if (name === undefined) return 'None';
  const host = URL.parse(environment[name] ?? '')?.host;
  if (!host) throw new Error(`${name} does not hold the address of a proxy`);
  return `${host} (${name})`;
}

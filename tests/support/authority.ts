/** Certificates for tests, made with openssl: under a root that only one company knows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The name of the company's root certificate. */
export const ISSUER = 'Example Company Root';

/** What a server shows, and its key. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A root, with a certificate under it for the name it was made for. */
export interface Authority extends Certificate, Disposable {
  /** The file with the root; SSL_CERT_FILE makes it one of the system's. */
  readonly file: string;
  /** Makes a certificate for a server, or with `client` for a person's computer. */
  issue(name: string, options?: { readonly days?: number; readonly client?: boolean }): Certificate;
}

const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const words = (text: string) => text.split(' ');

/** Makes a root, and a certificate for `name`. */
export function createAuthority(name: string): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-root-'));
  const openssl = (...args: readonly string[]) =>
    execFileSync('openssl', [...args], { cwd: folder, stdio: 'pipe' });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const root = `/O=Example Company/CN=${ISSUER}`;
  openssl(
    'req',
    '-x509',
    ...CURVE,
    ...words('-keyout root.key -out root.pem -days 2'),
    '-subj',
    root,
  );
  const issue: Authority['issue'] = (subject, { days = 2, client = false } = {}) => {
    const usage = client ? 'clientAuth' : 'serverAuth';
    writeFileSync(
      join(folder, 'names'),
      `subjectAltName=DNS:${subject}\nextendedKeyUsage=${usage}\n`,
    );
    openssl('req', ...CURVE, ...words('-keyout key -out request'), '-subj', `/CN=${subject}`);
    openssl(
      ...words('x509 -req -in request -CA root.pem -CAkey root.key -CAcreateserial'),
      ...words(`-days ${days} -extfile names -out cert`),
    );
    return { key: read('key'), cert: read('cert') };
  };
  return {
    file: join(folder, 'root.pem'),
    ...issue(name),
    issue,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let trusted: Authority | undefined;

/** The authority that this process trusts; both network stacks read its root once. */
export function trustedAuthority(name: string): Authority {
  if (!trusted) {
    const made = createAuthority(name);
    process.env['SSL_CERT_FILE'] = made.file;
    process.once('exit', () => made[Symbol.dispose]());
    trusted = made;
  }
  return trusted;
}

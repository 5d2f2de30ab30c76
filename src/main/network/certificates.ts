/** Certificates, where connections are made by Node: the system's own, and who issued a server's. */
import type { Agent } from 'node:http';
import { request } from 'node:https';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';

let isSystemTrusted = false;

/**
 * Makes this process trust the system's roots besides Node's: a company that inspects its traffic
 * has its own root there. Reading them takes time, so it is done at the first secure connection. On
 * Linux they are those of SSL_CERT_FILE and SSL_CERT_DIR, by default of /etc/ssl.
 */
export function trustSystem(): void {
  if (isSystemTrusted) return;
  isSystemTrusted = true;
  const roots = new Set([...getCACertificates('default'), ...getCACertificates('system')]);
  setDefaultCACertificates([...roots]);
}

/** Milliseconds that asking for a certificate may take. */
const ASKING_MS = 5000;

/** The name a person knows an issuer by. */
function issuerIn(socket: TLSSocket): string | undefined {
  const { issuer } = socket.getPeerCertificate();
  const name = issuer?.CN ?? issuer?.O;
  return Array.isArray(name) ? name[0] : name;
}

/** The issuer of a server's certificate; undefined without one. Nothing is sent over this untrusted connection. */
export function issuerOf(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asking = request(url, { agent, rejectUnauthorized: false });
    const end = (issuer?: string) => {
      clearTimeout(timer);
      resolve(issuer);
      asking.destroy();
    };
    const timer = setTimeout(end, ASKING_MS);
    asking.on('error', () => end());
    asking.on('socket', (socket) => {
      if (!(socket instanceof TLSSocket)) return end();
      // Through a proxy the connection is there already; otherwise it is only being made.
      if (issuerIn(socket) !== undefined) return end(issuerIn(socket));
      socket.once('secureConnect', () => end(issuerIn(socket)));
    });
  });
}

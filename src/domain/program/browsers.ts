/** The browsers the page runs in. */

/** The oldest supported major version of Chromium, Chrome and Edge: the target of the build, named in README. */
export const OLDEST_CHROMIUM = 150;

/** The major version of Chromium a User-Agent header names; undefined for another browser. */
export function chromiumVersion(userAgent: string | undefined): number | undefined {
  const major = /Chrome\/(\d+)/u.exec(userAgent ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}

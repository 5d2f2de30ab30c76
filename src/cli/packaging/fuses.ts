/**
 * All fuses of Electron with their values. '@electron/fuses' has a strict mode, but it refuses an
 * Electron with a fuse that it does not know yet.
 */
import { type FuseConfig, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';

/** The values in the file: the characters '0', '1' and 'r'. */
const OFF = 0x30;
const ON = 0x31;
const REMOVED = 0x72;

/** The names of the fuses in electron-builder.yml: those of the enumeration, with a small first letter. */
type FuseName = Uncapitalize<keyof typeof FuseV1Options>;
/** The fuses as electron-builder.yml declares them. */
export type DeclaredFuses = Readonly<Partial<Record<FuseName, boolean>>>;

const nameOf = (place: number): string => {
  const name = FuseV1Options[place];
  return name ? name.charAt(0).toLowerCase() + name.slice(1) : `number ${place}`;
};

/** The fuses electron-builder.yml has no name for, by their place on the wire. */
const FURTHER_FUSES: Readonly<Record<number, boolean>> = {
  // WasmTrapHandlers, from Electron 43 on: the sandbox's Postgres is WebAssembly and faster with it.
  8: true,
};

/** The declared fuses by their place on the wire. */
const byPlace = (declared: DeclaredFuses): Readonly<Record<number, boolean>> =>
  Object.fromEntries(
    Object.entries(declared).map(([name, on]) => {
      const key = name.charAt(0).toUpperCase() + name.slice(1);
      return [FuseV1Options[key as keyof typeof FuseV1Options], on];
    }),
  );

/**
 * The declared fuses in the terms of '@electron/fuses'.
 * @param signAgain whether a Mac signs the program again: setting a fuse breaks the signature of
 *   Electron, and a Mac runs nothing with a broken signature, not even for a trial
 */
export const fuseConfig = (declared: DeclaredFuses, signAgain: boolean): FuseConfig => ({
  version: FuseVersion.V1,
  resetAdHocDarwinSignature: signAgain,
  ...byPlace(declared),
});

/**
 * Checks that every fuse of a program has its expected value.
 * @param binary the program; on macOS the `.app`
 * @throws Error naming every fuse that is undecided, missing or wrong
 */
export async function checkFuses(binary: string, declared: DeclaredFuses): Promise<void> {
  const wanted = { ...byPlace(declared), ...FURTHER_FUSES };
  const { version: _version, ...wire } = await getCurrentFuseWire(binary);
  const places = new Set([...Object.keys(wanted), ...Object.keys(wire)].map(Number));
  const wrong = [...places].flatMap((place) => {
    const state = wire[place as FuseV1Options];
    // A fuse that Electron has removed no longer does anything.
    if (state === REMOVED) return [];
    if (state === undefined) return [`${nameOf(place)} is not in this Electron`];
    const want = wanted[place];
    if (want === undefined) return [`${nameOf(place)} is not decided`];
    return state === (want ? ON : OFF) ? [] : [`${nameOf(place)} is not ${want ? 'on' : 'off'}`];
  });
  if (wrong.length === 0) return;
  throw new Error(
    `The fuses of ${binary} are not as they should be: ${wrong.join('; ')}. They are decided in electron-builder.yml and src/cli/packaging/fuses.ts.`,
  );
}

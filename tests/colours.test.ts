/** The colours of the brand are written once, in the theme. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { BACKGROUND } from '#main/hosts/electron/windows/background.ts';
import { brand, secondary } from '#renderer/app/theme/brand.ts';
import { THEMES } from '#renderer/app/theme/themes.ts';

const BRAND = 'src/renderer/app/theme/brand.ts';
const OURS = [...Object.values(brand), ...Object.values(secondary)];
const read = (file: string) => readFileSync(inProject(file), 'utf8');
const isGrey = (colour: string) => /^#(?:(.)\1\1|(..)\2\2)$/u.test(colour);

it('no other file writes one: style sheets take `var(--color…)` of themes.ts', () => {
  const files = globSync('src/**/*.{ts,tsx,css,html}', { cwd: inProject('.') });
  const wrong = files
    .filter((file) => file !== BRAND && !/\.test\.tsx?$/u.test(file))
    .flatMap((file) =>
      (read(file).match(/#(?:[\da-f]{6}|[\da-f]{3})\b/giu) ?? [])
        .filter((colour) =>
          file.endsWith('.css') ? !isGrey(colour) : OURS.includes(colour.toUpperCase()),
        )
        .map((colour) => `${file}: ${colour}`),
    );
  expect(wrong).toEqual([]);
});

it('the logo has it: change the fill in resources/icon.svg, then npx node src/cli/packaging/icns.ts', () => {
  expect(/<rect[^>]*fill="([^"]+)"/u.exec(read('resources/icon.svg'))?.[1]?.toUpperCase()).toBe(
    brand[80],
  );
});

it('a window has the colour of the page before that is drawn: BACKGROUND of background.ts', () => {
  const { light, dark } = THEMES;
  expect(BACKGROUND).toEqual({
    light: light.colorNeutralBackground1,
    dark: dark.colorNeutralBackground1,
  });
});

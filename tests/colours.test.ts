/** The colours of the brand are written once, in the theme. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { BACKGROUND } from '#main/hosts/electron/windows/background.ts';
import { brand, filledOnDark, secondary } from '#renderer/app/theme/brand.ts';
import { THEMES } from '#renderer/app/theme/themes.ts';

const BRAND = 'src/renderer/app/theme/brand.ts';
/** The signs of card companies, in their own colours. */
const CARD_LOGO = 'src/renderer/screens/verifications/cards/CardLogo.tsx';
const OURS: readonly string[] = [brand, secondary, filledOnDark].flatMap(Object.values<string>);
const read = (file: string) => readFileSync(inProject(file), 'utf8');
const isGrey = (colour: string) => /^#(?:(.)\1\1|(..)\2\2)$/u.test(colour);

it('no other file writes one: style sheets take `var(--color…)` of themes.ts, and that what it has no grey for of brand.ts', () => {
  const files = globSync('src/**/*.{ts,tsx,css,html}', { cwd: inProject('.') });
  const wrong = files
    .filter((file) => file !== BRAND && !/\.test\.tsx?$/u.test(file))
    .flatMap((file) =>
      (read(file).match(/#(?:[\da-f]{6}|[\da-f]{3})\b/giu) ?? [])
        .filter((colour) =>
          file.startsWith('src/renderer') && file !== CARD_LOGO
            ? !isGrey(colour)
            : OURS.includes(colour.toUpperCase()),
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

import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { THEMES } from './themes.ts';

/** The relative luminance of WCAG, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

it.each(Object.entries(THEMES))(
  'warnings and errors can be read on every surface of the theme %s',
  (_name, theme) => {
    for (const behind of [
      theme.colorNeutralBackground1,
      theme.colorNeutralBackground2,
      theme.colorNeutralBackground3,
    ]) {
      for (const text of [
        theme.colorStatusDangerForeground1,
        theme.colorStatusWarningForeground3,
      ]) {
        expect(contrast(text, behind), `${text} on ${behind}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

describe('what is pointed at or selected', () => {
  it.each(Object.entries(THEMES))('can be read in the theme %s', (_name, theme) => {
    for (const behind of [theme.colorHover, theme.colorSelected, theme.colorSelectedRow]) {
      for (const text of [theme.colorNeutralForeground1, theme.colorBrandForegroundLink]) {
        expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('the brand ramp', () => {
  it('gets lighter with each step, with the primary colour among them', { tags: ['3F05'] }, () => {
    const steps = Object.values(brand);
    const lights = steps.map(luminance);
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    expect(steps).toContain('#15ABAB');
  });

  it('has a filled step on which white text can be read', () => {
    expect(1.05 / (luminance(brand[80]) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

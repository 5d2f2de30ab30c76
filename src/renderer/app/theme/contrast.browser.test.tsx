import {
  Button,
  Checkbox,
  createDOMRenderer,
  Dropdown,
  FluentProvider,
  Input,
  Option,
  Radio,
  RadioGroup,
  RendererProvider,
  SearchBox,
  Switch,
  Textarea,
} from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Tone } from '#domain/text/status.ts';
import type { ThemeName } from '#renderer/client/kept/theme.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { forceColours } from '#renderer/ui/layout/testing.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import '../base.css';
import { THEMES } from './themes.ts';

/** What a part has at least against what is behind it (WCAG 1.4.11). */
const LEAST = 3;
/** What a text has at least against what is behind it (WCAG 1.4.3). */
const LEAST_OF_TEXT = 4.5;
const NAMES = Object.keys(THEMES) as ThemeName[];
const TONES = [
  'neutral',
  'brand',
  'informative',
  'indigo',
  'success',
  'caution',
  'amber',
  'warning',
  'danger',
] as const satisfies readonly Tone[];

type Rgb = readonly [number, number, number];

const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** A colour as style sheets have it, painted over another. */
function over(colour: string, back: Rgb): Rgb {
  if (!paint) throw new Error('There is no canvas.');
  paint.fillStyle = `rgb(${back.join(' ')})`;
  paint.fillRect(0, 0, 1, 1);
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What is painted below an element: the backgrounds of everything it is in. */
function behind(element: Element | null): Rgb {
  if (!element) return [255, 255, 255];
  return over(getComputedStyle(element).backgroundColor, behind(element.parentElement));
}

/** The most that a border or the surface of an element stands out from what is behind it. */
function edgeOf(element: Element, pseudo?: string): number {
  const style = getComputedStyle(element, pseudo);
  const back = behind(pseudo ? element : element.parentElement);
  const sides = [style.borderTopColor, style.borderInlineStartColor, style.borderBottomColor];
  const drawn = Number.parseFloat(style.borderTopWidth) > 0 ? sides : [];
  return Math.max(
    ...[style.backgroundColor, ...drawn].map((part) => contrast(over(part, back), back)),
  );
}

/** Draws something in a theme, with Fluent's styles before ours as in the page. */
async function draw(theme: ThemeName, content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const meta = document.head.querySelector<HTMLElement>('meta[name=fluent-styles]');
  root.render(
    <RendererProvider renderer={createDOMRenderer(document, meta ? { insertionPoint: meta } : {})}>
      <FluentProvider theme={THEMES[theme]} data-theme={theme}>
        {content}
      </FluentProvider>
    </RendererProvider>,
  );
  await page.getByTestId('drawn').findElement();
  return container;
}

/** Transitions are passed over: their ends are measured. */
const atRest = () => {
  for (const animation of document.getAnimations()) animation.finish();
};

/** A control, and the part of it that tells what it is and how it is set. */
interface Part {
  readonly control: (disabled: boolean) => ReactElement;
  readonly part: string;
  readonly pseudo?: string;
}

const PARTS: Readonly<Record<string, Part>> = {
  button: { control: (disabled) => <Button disabled={disabled}>Act</Button>, part: '.fui-Button' },
  'primary button': {
    control: (disabled) => (
      <Button appearance="primary" disabled={disabled}>
        Act
      </Button>
    ),
    part: '.fui-Button',
  },
  input: {
    control: (disabled) => <Input aria-label="a" disabled={disabled} />,
    part: '.fui-Input',
  },
  'search box': {
    control: (disabled) => <SearchBox aria-label="a" disabled={disabled} />,
    part: '.fui-SearchBox',
  },
  'text area': {
    control: (disabled) => <Textarea aria-label="a" disabled={disabled} />,
    part: '.fui-Textarea',
  },
  dropdown: {
    control: (disabled) => (
      <Dropdown aria-label="a" disabled={disabled}>
        <Option>One</Option>
      </Dropdown>
    ),
    part: '.fui-Dropdown',
  },
  box: {
    control: (disabled) => <Checkbox label="a" disabled={disabled} />,
    part: '.fui-Checkbox__indicator',
  },
  'checked box': {
    control: (disabled) => <Checkbox label="a" defaultChecked disabled={disabled} />,
    part: '.fui-Checkbox__indicator',
  },
  radio: {
    control: (disabled) => <Radio value="a" label="a" disabled={disabled} />,
    part: '.fui-Radio__indicator',
  },
  'chosen radio': {
    control: (disabled) => (
      <RadioGroup defaultValue="a" disabled={disabled}>
        <Radio value="a" label="a" />
      </RadioGroup>
    ),
    part: '.fui-Radio__indicator',
  },
  switch: {
    control: (disabled) => <Switch label="a" disabled={disabled} />,
    part: '.fui-Switch__indicator',
  },
  'switch that is on': {
    control: (disabled) => <Switch label="a" defaultChecked disabled={disabled} />,
    part: '.fui-Switch__indicator',
  },
  'selected tab': {
    control: () => (
      <Tabs label="a" tabs={[['a', 'a']]} selected="a" onSelect={() => undefined}>
        a
      </Tabs>
    ),
    part: '[role=tab]',
    pseudo: '::after',
  },
};

function Controls({ disabled = false }: { readonly disabled?: boolean }) {
  return (
    <div data-testid="drawn">
      {Object.entries(PARTS).map(([name, { control }]) => (
        <div key={name} data-control={name}>
          {control(disabled)}
        </div>
      ))}
    </div>
  );
}

const find = (container: Element, selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

describe.each(NAMES)('in the theme %s', (theme) => {
  it('the edges of controls stand out, at rest, pointed at and focused', async () => {
    const container = await draw(theme, <Controls />);
    const weak: string[] = [];
    for (const [name, { part, pseudo }] of Object.entries(PARTS)) {
      const drawn = find(container, `[data-control="${name}"]`);
      const element = find(drawn, part);
      // It is pointed at by this name, whatever it is called on the screen.
      element.dataset['testid'] = name;
      const measure = (state: string) => {
        atRest();
        const edge = edgeOf(element, pseudo);
        if (edge < LEAST) weak.push(`${name} ${state}: ${edge.toFixed(2)}`);
      };
      measure('at rest');
      await userEvent.hover(element, { force: true });
      measure('pointed at');
      await userEvent.unhover(element);
      find(drawn, 'button, input, textarea').focus();
      measure('focused');
    }
    expect(weak).toEqual([]);
  });

  it('what is disabled has no colour, and in high contrast a dashed edge', async () => {
    const container = await draw(theme, <Controls disabled />);
    atRest();
    for (const [name, { part, pseudo }] of Object.entries(PARTS)) {
      // Tabs are never disabled.
      if (pseudo) continue;
      const element = find(find(container, `[data-control="${name}"]`), part);
      const { color, borderTopColor, borderTopStyle } = getComputedStyle(element);
      for (const each of [color, borderTopColor]) {
        const parts = over(each, behind(element));
        expect(Math.max(...parts) - Math.min(...parts), `${name} ${each}`).toBeLessThan(16);
      }
      const isHigh = theme === 'high-contrast';
      expect(borderTopStyle, name).toBe(isHigh ? 'dashed' : 'solid');
      expect(!isHigh || edgeOf(element) >= LEAST, `${name} has an edge`).toBe(true);
    }
  });

  it('the edges of chips stand out, and neutral is the quietest', async () => {
    const container = await draw(
      theme,
      <div data-testid="drawn">
        {TONES.map((tone) => (
          <Chip key={tone} label={{ text: tone, tone }} />
        ))}
      </div>,
    );
    const chips = [...container.querySelectorAll('[class*=_chip]')];
    const edges = chips.map((chip, at) => [TONES[at], edgeOf(chip)] as const);
    expect(edges.filter(([, edge]) => edge < LEAST)).toEqual([]);
    const texts = chips.map((chip) => {
      const back = behind(chip);
      return contrast(over(getComputedStyle(chip).color, back), back);
    });
    expect(texts.filter((text) => text < 4.5)).toEqual([]);
    const fills = chips.map((chip) => contrast(behind(chip), behind(chip.parentElement)));
    expect(fills.every((fill) => fill >= (fills[0] ?? 0))).toBe(true);
  });

  it('row boxes stand out, and each state of a row looks unlike the others', async () => {
    await openPage('/transactions?inspect=1002', {
      answers: answersWith(someOrders(4)),
      preferences: { theme },
    });
    await page.getByRole('link', { name: '1004' }).findElement();
    const boxes = document.querySelectorAll('.ag-row .ag-checkbox-input-wrapper');
    const box = boxes[0];
    if (!box) throw new Error('There are no boxes.');
    expect(edgeOf(box)).toBeGreaterThanOrEqual(LEAST);
    await page.getByRole('checkbox').nth(1).click();
    const looks = [0, 1, 2].map((at) => {
      const row = document.querySelectorAll('.ag-row:not(.ag-header-row)')[at];
      if (!row) throw new Error('There is no row.');
      const cells = row.querySelector('.ag-grid-scrolling-cells') ?? row;
      const overlay = getComputedStyle(cells, '::before').backgroundColor;
      return [getComputedStyle(row).backgroundColor, overlay].join(' ');
    });
    expect(new Set(looks).size).toBe(3);
  });

  it('the cell with the focus has an outline that stands out, also in a selected row', async () => {
    await openPage('/transactions', {
      answers: answersWith(someOrders(4)),
      preferences: { theme },
    });
    await page.getByRole('link', { name: '1004' }).findElement();
    await page.getByRole('checkbox').nth(1).click();
    const cells = document.querySelectorAll<HTMLElement>('.ag-row [role=gridcell]');
    expect(cells.length).toBeGreaterThan(20);
    for (const cell of cells) {
      cell.focus();
      const { outlineColor, outlineWidth } = getComputedStyle(cell);
      const back = behind(cell);
      expect(outlineWidth).toBe('2px');
      expect(contrast(over(outlineColor, back), back)).toBeGreaterThanOrEqual(LEAST);
    }
  });
});

/** The texts of an element that can be read, each with its contrast to what is behind it. */
function textsOf(element: Element): readonly (readonly [string, number])[] {
  const texts: (readonly [string, number])[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!(textContent?.trim() && parentElement?.checkVisibility())) continue;
    const back = behind(parentElement);
    const { color, opacity } = getComputedStyle(parentElement);
    const seen = over(`color-mix(in srgb, ${color} ${Number(opacity) * 100}%, transparent)`, back);
    texts.push([textContent, contrast(seen, back)]);
  }
  return texts;
}

describe.each(NAMES)('what is pointed at in %s', (theme) => {
  it.each(['/users?status=active', '/transactions?inspect=1002'])(
    'keeps its texts legible on %s',
    async (place) => {
      await openPage(place, { answers: answersWith(someOrders(4)), preferences: { theme } });
      await page.getByRole('heading', { level: 1 }).findElement();
      const controls = [...document.querySelectorAll('button:enabled, main a, nav a')];
      const shown = controls.filter((control) =>
        control.checkVisibility({ visibilityProperty: true }),
      );
      // One of each look.
      const looks = new Map(shown.map((control) => [control.className, control]));
      const faint: string[] = [];
      for (const control of looks.values()) {
        await userEvent.hover(control);
        atRest();
        const texts = textsOf(control).filter(([, ratio]) => ratio < LEAST_OF_TEXT);
        faint.push(...texts.map(([text, ratio]) => `${text}: ${ratio.toFixed(2)}`));
      }
      expect(looks.size).toBeGreaterThan(10);
      expect(faint).toEqual([]);
    },
  );
});

describe('in forced colours', () => {
  it('selected rows, the one in the pane and all others have unlike borders', async () => {
    await forceColours();
    await openPage('/transactions?inspect=1002', { answers: answersWith(someOrders(4)) });
    await page.getByRole('link', { name: '1004' }).findElement();
    await page.getByRole('checkbox').nth(1).click();
    const looks = [0, 1, 2].map((at) => {
      // Not the first, whose box has the focus.
      const [, cell] = document.querySelectorAll(`.ag-row[row-index="${at}"] [role=gridcell]`);
      if (!cell) throw new Error('There is no cell.');
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(cell);
      return [borderTopStyle, borderTopWidth, borderTopColor].join(' ');
    });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(new Set(looks).size, looks.join(', ')).toBe(3);
  });
});

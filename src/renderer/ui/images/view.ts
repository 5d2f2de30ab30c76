/** How a picture is looked at: how near, where, turned how far, and with how much contrast. */

import { type DeclaredKeys, declareKeys, WITH_IMAGES } from '#renderer/ui/shortcuts/table.ts';

const control = (label: string, ...keys: DeclaredKeys['keys']): DeclaredKeys => ({
  ...declareKeys('Queue', label, ...keys),
  on: WITH_IMAGES,
});

/** What can be done with a view, with its keys; a review has them without the focus. */
export const VIEW_KEYS = {
  zoomIn: control('Zoom in', '+', '='),
  zoomOut: control('Zoom out', '-'),
  turnLeft: control('Rotate left', '['),
  turnRight: control('Rotate right', ']'),
  changeContrast: control('Adjust contrast', 'C'),
  reset: control('Reset view', '0'),
};

type ViewControl = keyof typeof VIEW_KEYS;
export const VIEW_CONTROLS = Object.keys(VIEW_KEYS) as readonly ViewControl[];

/** The functions of the controls. */
export type ViewControls = Readonly<Record<ViewControl, () => void>>;

/** The fields of a key press that are read. */
type ViewKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The control of a key; undefined for any other, and while Ctrl, Alt or ⌘ is held. */
export const controlOf = ({ key, ctrlKey, metaKey, altKey }: ViewKey): ViewControl | undefined =>
  ctrlKey || metaKey || altKey
    ? undefined
    : VIEW_CONTROLS.find((name) => VIEW_KEYS[name].keys.includes(key.toUpperCase()));

/** A view of a picture that fills its frame at scale 1. */
export interface View {
  /** 1 shows all of it. */
  readonly scale: number;
  /** Where its centre is from that of the frame, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number;
  /** 1 leaves it as it is. */
  readonly contrast: number;
}

/** A place or a movement, in pixels from the centre of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The frame's size in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** All of it, as it came. */
export const WHOLE: View = { scale: 1, x: 0, y: 0, turns: 0, contrast: 1 };

/** The steps of contrast; the first follows the last. */
const CONTRASTS: readonly number[] = [1, 1.5, 2, 0.75];
const NEAREST = 12;
const CENTRE: Point = { x: 0, y: 0 };

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Part of the image always stays in the frame. */
function kept(view: View, { width, height }: Frame): View {
  const wide = (width * (view.scale - 1)) / 2;
  const high = (height * (view.scale - 1)) / 2;
  return { ...view, x: between(view.x, -wide, wide), y: between(view.y, -high, high) };
}

/** Nearer by `factor`, or farther below 1, while what is at `point` stays there. */
export function zoomed(view: View, factor: number, frame: Frame, point = CENTRE): View {
  const scale = between(view.scale * factor, 1, NEAREST);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return kept({ ...view, scale, x, y }, frame);
}

/** Moved by `by`, up to the edge of the image. */
export const panned = (view: View, by: Point, frame: Frame): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** Turned by quarters to the right, or below 0 to the left; all of it is seen again. */
export const turnedBy = (view: View, quarters: number): View => ({
  ...view,
  scale: 1,
  x: 0,
  y: 0,
  turns: (view.turns + quarters + 4) % 4,
});

/** The next step of contrast. */
export function nextContrast(view: View): View {
  const at = CONTRASTS.indexOf(view.contrast);
  return { ...view, contrast: CONTRASTS[(at + 1) % CONTRASTS.length] ?? 1 };
}

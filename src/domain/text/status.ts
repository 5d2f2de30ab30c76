/** The status of a thing of any area, as people read it. */

/** The meaning a chip's colour and icon carry. */
export type Tone =
  | 'neutral'
  | 'brand'
  | 'informative'
  | 'indigo'
  | 'success'
  | 'caution'
  | 'amber'
  | 'warning'
  | 'danger';

/** A status as people read it. */
export interface StatusLabel {
  readonly text: string;
  readonly tone: Tone;
}

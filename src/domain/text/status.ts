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

export interface StatusLabel {
  readonly text: string;
  readonly tone: Tone;
}

/** The label of a status in a table; one that is not there is its own text, or another given for it. */
export const labelIn = (
  labels: Readonly<Record<string, StatusLabel>>,
  status: string,
  other = () => status,
): StatusLabel =>
  (Object.hasOwn(labels, status) ? labels[status] : undefined) ?? {
    text: other(),
    tone: 'neutral',
  };

import { Spinner } from '@fluentui/react-components';
import { LOADING } from './words.ts';

interface LoadingProps {
  /** What is loading: 'the queue'. */
  readonly what?: string;
}

/** Shown in place of what is still loading, where it has no shape of its own. */
export const Loading = ({ what }: LoadingProps) => (
  <Spinner size="tiny" label={what === undefined ? LOADING : `Loading ${what}…`} />
);

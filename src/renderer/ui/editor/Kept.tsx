/** The parts of a ribbon that are not edited: shown, and saved unchanged. */
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { attributesOf } from '#domain/text/html/html-pieces.ts';
import styles from './editor.module.css';
import { imageLabel, RichText } from './RichText.tsx';

const NOTE = 'Cannot be edited here. It is saved as it is.';

const htmlOf = ({ node }: NodeViewProps): string => String(node.attrs['html']);

/** Blocks, such as a table. */
export const KeptBlock = (props: NodeViewProps) => (
  <NodeViewWrapper className={styles.keptBlock}>
    <RichText html={htmlOf(props)} kind="ribbon" />
    <p className={styles.keptNote}>{NOTE}</p>
  </NodeViewWrapper>
);

/** A part of a line, such as an image. */
export function KeptPart(props: NodeViewProps) {
  const [, tag = '', attributes = ''] = /^<([a-z\d-]+)([^>]*)/iu.exec(htmlOf(props)) ?? [];
  const description = attributesOf(attributes).get('alt');
  return (
    <NodeViewWrapper
      as="span"
      className={`${styles.image} ${styles.keptPart}`}
      role="img"
      aria-label={tag === 'img' ? imageLabel(description) : tag}
      title={NOTE}
    />
  );
}

import { Button } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { isLong, LINES_SHOWN } from './conversation.ts';
import type { Message } from './samples.ts';
import styles from './support.module.css';

/** Code in a message: it can be collapsed when it is long. */
export function Snippet({ code }: { readonly code: NonNullable<Message['code']> }) {
  const [isCollapsed, setIsCollapsed] = useState(true);
  const id = useId();
  const long = isLong(code.content);
  const lines = code.content.split('\n');
  const shown = long && isCollapsed ? lines.slice(0, LINES_SHOWN) : lines;
  return (
    <figure className={styles.snippet}>
      <figcaption>{code.type}</figcaption>
      <section id={id} aria-label={`Code, ${code.type}`} {...SCROLLABLE}>
        <pre>{shown.join('\n')}</pre>
      </section>
      {long && (
        <Button
          size="small"
          appearance="subtle"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => setIsCollapsed(!isCollapsed)}
        >
          {isCollapsed ? `Show all ${lines.length} lines` : 'Show less'}
        </Button>
      )}
    </figure>
  );
}

/** What a path shows whose screen has not been built: it says so and pretends nothing. */
import { Text } from '@fluentui/react-components';
import { WrenchSettings24Regular } from '@fluentui/react-icons';
import { useRouteTitle } from '#renderer/ui/route/routeTitle.ts';
import styles from './placeholder.module.css';

export function PlaceholderScreen() {
  return (
    <section className={styles['screen']}>
      <WrenchSettings24Regular aria-hidden />
      <h1>{useRouteTitle()}</h1>
      <Text>This area is not part of this version of Corridor yet. Nothing is hidden here.</Text>
    </section>
  );
}

import { SearchBox } from '@fluentui/react-components';
import utility from '#renderer/ui/utility.module.css';
import styles from './layout.module.css';

interface HeadSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The search in the head of a screen, at its end. */
export const HeadSearch = ({ label, value, onChange }: HeadSearchProps) => (
  <SearchBox
    className={`${styles.search} ${utility.toEnd}`}
    size="small"
    placeholder={label}
    aria-label={label}
    value={value}
    onChange={(_event, data) => onChange(data.value)}
  />
);

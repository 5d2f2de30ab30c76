import { Button, Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { MOST_SHARES, ordinal, type Share } from '#domain/queues/shares.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';

const upTo = (most: number) => Array.from({ length: most }, (_each, index) => index + 1);

interface ShareDialogProps {
  readonly share: Share | null;
  readonly onShare: (share: Share | null) => void;
  readonly onClose: () => void;
}

/** 'We are 3, I am the 2nd': whose items of a queue come first. */
export function ShareDialog({ share, onShare, onClose }: ShareDialogProps) {
  const [of, setOf] = useState(share?.of ?? 1);
  const [mine, setMine] = useState(share?.mine ?? 1);
  return (
    <DialogShell
      title="Share the queue"
      edits
      stacked
      onSubmit={() => {
        onShare(of === 1 ? null : { of, mine });
        onClose();
      }}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary">
            Share
          </Button>
        </>
      }
    >
      <p>
        Your items come first, and those of the others after them. Corridor does not give out the
        numbers. Agree on who has which number. Corridor still loads each item again before an
        action.
      </p>
      <Field label="We are">
        <Select
          value={String(of)}
          onChange={(_event, { value }) => {
            setOf(Number(value));
            setMine(Math.min(mine, Number(value)));
          }}
        >
          {upTo(MOST_SHARES).map((number) => (
            <option key={number} value={number}>
              {number === 1 ? '1, not shared' : number}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="I am the">
        <Select
          value={String(mine)}
          disabled={of === 1}
          onChange={(_event, { value }) => setMine(Number(value))}
        >
          {upTo(of).map((number) => (
            <option key={number} value={number}>
              {ordinal(number)}
            </option>
          ))}
        </Select>
      </Field>
    </DialogShell>
  );
}

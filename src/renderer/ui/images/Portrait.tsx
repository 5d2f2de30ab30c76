import { Avatar } from '@fluentui/react-components';
import { useState } from 'react';
import { isSamePicture } from '#domain/changes/changes.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { portraitStatus, usePortrait } from '#renderer/client/calls/images.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { useInView } from './useInView.ts';

interface PortraitProps {
  readonly name: string | null;
  /** Whose it is; decides the colour behind the initials. */
  readonly id: string | null;
  /** An address as the API names it: complete, relative to the API, or with the picture inside it. */
  readonly avatar: string | null;
}

const IMAGE_DATA = /^data:image\/(png|jpeg|gif|webp);/u;

/**
 * A hook: the address to load a person's portrait from. An address that each answer signs anew stays the
 * same while its portrait is shown or loading.
 */
function useSteadyAddress(id: string | null, avatar: string | null): string | null {
  const [held, hold] = useState({ id, avatar });
  if (held.id === id && held.avatar === avatar) return avatar;
  const status = held.avatar === null ? undefined : portraitStatus(held.avatar);
  const isGood = status === 'shown' || status === 'loading';
  if (held.id === id && isGood && isSamePicture(held.avatar, avatar)) return held.avatar;
  hold({ id, avatar });
  return avatar;
}

/**
 * A portrait, or initials while it loads and where it cannot be loaded. Decoration: the name is beside it.
 * It is asked for once it is on the screen.
 */
export function Portrait({ name, id, avatar }: PortraitProps) {
  const [place, isInView] = useInView();
  const isInside = avatar !== null && IMAGE_DATA.test(avatar);
  const address = useSteadyAddress(id, isInside ? null : avatar || null);
  const isThere = address !== null && portraitStatus(address) === 'shown';
  const fetched = usePortrait(isInView || isThere ? address : null);
  const src = isInside ? avatar : fetched;
  return (
    <Private>
      <Avatar
        ref={address === null ? null : place}
        size={32}
        aria-hidden
        color={name === null ? 'neutral' : 'colorful'}
        {...(name !== null && { name: withoutBidiControls(name), idForColor: id ?? name })}
        {...(src !== undefined && { image: { src } })}
      />
    </Private>
  );
}

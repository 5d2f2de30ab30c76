/** Where a host is, in words. */
import type { HostPlace } from '#contract/bridge/files.ts';

const WORDS: Readonly<Record<HostPlace, readonly string[]>> = {
  public: [],
  private: ['This server is in a private network, not on the internet.'],
  loopback: ['This server is this computer itself.'],
};

/** What a person should know of the place of a host before a file comes from it; often nothing. */
export const aboutPlace = (place: HostPlace): readonly string[] => WORDS[place];

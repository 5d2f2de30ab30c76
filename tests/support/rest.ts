/**
 * Waits, in the page, until nothing of it moves for three frames: some of what moves begins a frame after its cause.
 * What is kept behind another screen is not drawn, and its animations wait with it.
 */
export async function atRest(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .filter(
        ({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility(),
      );
  for (let still = 0; still < 3; still += 1) {
    const moving = running();
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // The last value of an animation is drawn with the next frame only.
    await new Promise(requestAnimationFrame);
  }
}

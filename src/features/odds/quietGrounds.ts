const kinds = ['animationstart', 'animationend', 'animationcancel'] as const

/**
 * Stops what the browser says of a price's ground that comes and goes: React would look for listeners from the price up to
 * the page each time, several times a second for as long as prices move, and there are none. Other animations are told as
 * ever.
 */
export function quietGrounds(window: Window): void {
  for (const kind of kinds)
    window.addEventListener(
      kind,
      (event) => {
        const { target } = event
        if (target instanceof HTMLElement && target.dataset.ground !== undefined) event.stopPropagation()
      },
      { capture: true, passive: true },
    )
}

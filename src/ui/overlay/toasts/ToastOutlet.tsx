import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'

import { inset, layer, lowest, space } from '#src/ui/theme/scale.ts'

import { addOutlet } from './outlets.ts'

const base = css({
  position: 'fixed',
  zIndex: layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  paddingLeft: `max(${space[3]}px, ${inset.left})`,
  paddingRight: `max(${space[3]}px, ${inset.right})`,
  pointerEvents: 'none',
})

/** Beside what stands in the middle of attention: over the scrim, never over a dialog's own buttons. */
const above = css({ inset: `calc(${inset.top} + ${space[1]}px) 0 auto 0` })
const places = {
  page: css({ inset: `auto 0 calc(max(var(--shell-bottom, 0px), ${inset.bottom}) + ${space[3]}px) 0` }),
  sheet: above,
  modal: above,
  drawer: css({
    inset: `auto min(380px + ${inset.right}, 100%) calc(${inset.bottom} + ${space[3]}px) 0`,
    [lowest]: { inset: `auto min(560px + ${inset.right}, 100%) calc(${inset.bottom} + ${space[3]}px) 0` },
  }),
}

/** A place for toasts, which says politely what comes into it. It stands there before anything is said. */
export function ToastOutlet({ place }: { place: keyof typeof places }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current === null ? undefined : addOutlet(element.current)), [])
  // Each toast is announced on its own, not all of them again.
  return <div ref={element} role="status" aria-atomic="false" css={[base, places[place]]} />
}

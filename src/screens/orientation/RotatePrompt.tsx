import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { mustRotate } from '#machines/orientation/machine.ts'
import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { space, text } from '#src/ui/theme/scale.ts'

import { bringOrientation } from './orientation.ts'

const styles = {
  page: css({
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: space[6],
    border: 0,
    background: 'var(--surface-1)',
    color: 'var(--text-1)',
    '&[open]': { display: 'grid', placeItems: 'center' },
  }),
  words: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    maxWidth: 420,
    textAlign: 'center',
    svg: { color: 'var(--text-2)' },
    h2: { fontSize: text.l, textWrap: 'balance' },
    p: { color: 'var(--text-2)', textWrap: 'pretty' },
  }),
}

/** Asks for the device to be turned, over whatever is there, which goes on and forgets nothing [ROUTE-08]. */
export function RotatePrompt({ isExcused }: { isExcused: boolean }) {
  useClient().once(bringOrientation)
  const orientation = useActor('orientation')
  useEffect(() => {
    orientation?.send({ type: isExcused ? 'page.excused' : 'page.included' })
  }, [orientation, isExcused])
  const isAsked = useSelector(
    orientation,
    (snapshot) => snapshot !== undefined && !isArriving(snapshot) && mustRotate(snapshot),
  )
  return isAsked ? <Prompt /> : null
}

function Prompt() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Modal, so that it lies over the slip's sheet, and nothing behind it can be pressed or heard.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const stay = (event: Event): void => event.preventDefault()
    element.addEventListener('cancel', stay)
    element.showModal()
    return () => {
      element.removeEventListener('cancel', stay)
      element.close()
    }
  }, [])
  return (
    <dialog ref={dialog} css={styles.page} aria-labelledby="rotate">
      <div css={styles.words}>
        <svg width="48" height="48" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M5 1.5h6v13H5zM7.3 12.6h1.4M13 5.5a6 6 0 0 1 0 5M3 10.5a6 6 0 0 1 0-5" />
        </svg>
        <h2 id="rotate">
          <Trans>Turn your phone upright</Trans>
        </h2>
        <p>
          <Trans>Please rotate device to portrait mode.</Trans>
        </p>
        <p>
          <Trans>Your bet slip is kept, and bets you confirmed are not affected.</Trans>
        </p>
      </div>
    </dialog>
  )
}

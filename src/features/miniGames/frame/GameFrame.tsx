import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { refresh } from '#src/api/invalidation.ts'
import { useClient } from '#src/client/context.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { readGameMessage } from '#src/wire/lootbox/gameMessages.ts'

import { createGameWatch, type GameState } from './gameWatch.ts'
import { themedAddress } from './themedAddress.ts'

const styles = {
  place: css({
    position: 'relative',
    display: 'grid',
    height: '100%',
    '> iframe': { width: '100%', height: '100%', border: 0 },
    // Nothing is seen of it before it is there.
    '> iframe[data-opening]': { opacity: 0 },
  }),
  waiting: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  }),
}

interface GameFrameProps {
  /** Where the game is; it stays while the game is played, whatever the tables say meanwhile. */
  address: string
  /** What is played, for anyone who cannot see it. */
  title: string
  onState: (state: GameState) => void
  /** The seconds of its round that are left, as the game counts them; null once nobody counts them. */
  onSeconds: (seconds: number | null) => void
}

/**
 * A game in a frame of its own: it may run its scripts and nothing else, under no origin, so that it neither reads what is
 * ours nor leads the page elsewhere. Of what is posted to us only the frame's own window counts, and of that only what the
 * contract has; all else is dropped and counted.
 */
export function GameFrame({ address, title, onState, onSeconds }: GameFrameProps) {
  const { counters, queryClient } = useClient()
  const frame = useRef<HTMLIFrameElement>(null)
  // As it was opened: another address would open the game again.
  const [src] = useState(() => themedAddress(address, getComputedStyle(document.documentElement).colorScheme))
  const [watch] = useState(() =>
    createGameWatch(
      {
        startTimer: (run, milliseconds) => window.setTimeout(run, milliseconds),
        stopTimer: (id) => window.clearTimeout(id),
      },
      () => document.visibilityState === 'hidden',
    ),
  )
  const state = useSyncExternalStore(watch.subscribe, watch.state)
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      if (!Object.is(event.source, frame.current?.contentWindow)) {
        // What the page around us says is heard elsewhere.
        if (!Object.is(event.source, window.parent)) counters.count('foreign')
        return
      }
      // It is told here, and to nobody else.
      event.stopImmediatePropagation()
      const message = event.origin === 'null' ? readGameMessage(event.data) : null
      if (message === null) {
        counters.count('malformed')
        return
      }
      watch.heard()
      if (message.type === 'game-money') refresh(queryClient, 'roundPlayed')
      else if (message.secondsLeft !== undefined) onSeconds(message.secondsLeft)
    }
    window.addEventListener('message', hear, { capture: true })
    return () => {
      window.removeEventListener('message', hear, { capture: true })
      watch.stop()
      onSeconds(null)
    }
  }, [counters, onSeconds, queryClient, watch])
  useEffect(() => onState(state), [onState, state])
  return (
    <div css={styles.place}>
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        data-opening={state === 'opening' ? '' : undefined}
        onLoad={watch.loaded}
      />
      {state === 'opening' && <Opening />}
    </div>
  )
}

function Opening() {
  return (
    <div css={styles.waiting} role="status">
      <Spinner />
      <VisuallyHidden>
        <Trans>Opening the game</Trans>
      </VisuallyHidden>
    </div>
  )
}

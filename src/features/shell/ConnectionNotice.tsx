import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { socketMachine } from '#machines/socket/machine.ts'
import { useClient } from '#src/app/context.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { floating, radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  place: css({
    position: 'fixed',
    inset: `auto 0 calc(var(--shell-bottom) + ${space[3]}px) 0`,
    zIndex: 15,
    display: 'grid',
    justifyItems: 'center',
    padding: `0 ${space[3]}px`,
    pointerEvents: 'none',
  }),
  notice: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]}px ${space[3]}px`,
    borderRadius: radius.m,
    background: 'var(--warning-surface)',
    color: 'var(--warning)',
    fontSize: text.m,
    boxShadow: floating,
  }),
}

type Trouble = 'offline' | 'silent' | 'reconnecting'

function troubleOf(snapshot: SnapshotFrom<typeof socketMachine> | undefined): Trouble | null {
  if (snapshot === undefined || snapshot.hasTag('live')) return null
  if (snapshot.matches('offline')) return 'offline'
  if (snapshot.matches({ open: { established: 'silent' } }) || snapshot.matches({ open: 'woken' }))
    return 'silent'
  // The first try of all needs no words: nothing is shown yet that could be old.
  return snapshot.context.hasBeenLive || snapshot.context.attempt > 1 ? 'reconnecting' : null
}

function TroubleText({ trouble }: { trouble: Trouble }) {
  switch (trouble) {
    case 'offline':
      return <Trans>You are offline. Prices are not current.</Trans>
    case 'silent':
      return <Trans>Nothing is heard from the server. Prices are not current.</Trans>
    case 'reconnecting':
      return <Trans>Connecting again. Prices are not current.</Trans>
  }
}

/** Says that prices stand still, and why. Nothing moves to make room for it. */
export function ConnectionNotice() {
  const channel = useSelector(useClient().appActor, ({ children }) => children.eventsChannel)
  const trouble = useSelector(channel, troubleOf)
  return (
    <div css={styles.place} role="status">
      {trouble !== null && (
        <p css={styles.notice}>
          <Icon name="offline" />
          <TroubleText trouble={trouble} />
        </p>
      )}
    </div>
  )
}

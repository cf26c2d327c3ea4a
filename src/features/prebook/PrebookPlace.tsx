import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'

import { isPrebookable, mayPrebook } from '#domain/prebookable.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { useSession } from '#src/client/context.tsx'
import { Button } from '#src/ui/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { BookingOutcome } from './BookingOutcome.tsx'
import { SetTarget, type SlipStake } from './SetTarget.tsx'
import { usePrebooks } from './usePrebooks.ts'

const styles = {
  offer: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    fontSize: text.s,
    color: 'var(--text-2)',
    p: { margin: 0 },
  }),
}

interface PrebookPlaceProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
  /** Done with what was booked: the selection leaves the slip. */
  readonly onDone: () => void
  /** How a bet is placed otherwise. */
  readonly children: ReactNode
}

/**
 * Around the slip's button: where the selection is paused and may be prebooked, the offer to book it; while the member
 * does so, that instead of the button [PREBOOK-01].
 */
export function PrebookPlace({ slip, ...rest }: PrebookPlaceProps) {
  const { settings, isGuest } = useSession()
  const isEnabled = settings.features.isPrebookingEnabled === true && !isGuest
  if (slip === null || !isEnabled || !isPrebookable(slip.leg)) return rest.children
  return <Prebook key={quoteId(slip.leg)} slip={slip} {...rest} />
}

function Prebook({ slip, isStale, onDone, children }: PrebookPlaceProps & { slip: SlipStake }) {
  const { leg } = slip
  const actor = usePrebooks().offerOf(leg)
  const snapshot = useSelector(actor, (state) => state)
  const isOffered = !isStale && mayPrebook(leg, { isEnabled: true })
  useEffect(() => actor.send({ type: isOffered ? 'offer.opened' : 'offer.ended' }), [actor, isOffered])
  if (snapshot.matches('settingTarget'))
    return (
      <SetTarget
        slip={slip}
        target={snapshot.context.targetOdds}
        onTarget={(targetOdds) => actor.send({ type: 'target.chosen', targetOdds })}
        onBook={(booking) => actor.send({ type: 'booking.submitted', ...booking })}
        onClose={() => actor.send({ type: 'target.closed' })}
      />
    )
  if (!snapshot.matches('offered') && !snapshot.matches('withdrawn'))
    return (
      <BookingOutcome
        snapshot={snapshot}
        send={actor.send}
        onDone={() => {
          actor.send({ type: 'receipt.closed' })
          onDone()
        }}
      />
    )
  return (
    <>
      {isOffered && snapshot.matches('offered') && (
        <div css={styles.offer}>
          <p>
            <Trans>Suspended now. Book it at your odds.</Trans>
          </p>
          <Button
            onClick={() => {
              actor.send({ type: 'target.opened' })
              actor.send({ type: 'target.chosen', targetOdds: leg.price.euro })
            }}
          >
            <Trans>Prebook</Trans>
          </Button>
        </div>
      )}
      {children}
    </>
  )
}

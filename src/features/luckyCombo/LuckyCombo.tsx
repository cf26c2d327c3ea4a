import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import type { ActorOf } from '#src/client/root/actorOf.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { LuckyFilters } from './LuckyFilters.tsx'
import { LuckyOffer } from './LuckyOffer.tsx'
import { useLuckyCombo } from './useLuckyCombo.ts'

const styles = {
  place: css({ display: 'grid', gap: space[3], '&:focus:not(:focus-visible)': { outline: 'none' } }),
  hint: css({ margin: 0, fontSize: text.xs, color: 'var(--text-3)' }),
  actions: css({
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gap: space[2],
    paddingBlock: space[2],
    background: 'var(--surface-2)',
  }),
}

interface LuckyComboProps {
  /** Puts what is offered into the slip, where it is staked and placed as any combo. */
  readonly onAdd: (legs: readonly Leg[]) => void
}

/** Makes up a combination to the member's wishes [SLIP-14]. */
export function LuckyCombo({ onAdd }: LuckyComboProps) {
  const actor = useLuckyCombo()
  return actor === undefined ? null : <Combo actor={actor} onAdd={onAdd} />
}

function Combo({ actor, onAdd }: LuckyComboProps & { readonly actor: ActorOf<'luckyCombo'> }) {
  const { t, i18n } = useLingui()
  const { settings } = useSession()
  const root = useRef<HTMLDivElement>(null)
  const oddsType = usePreference('oddsType')
  const snapshot = useSelector(actor, (state) => state)
  const { filters, legs, failure } = snapshot.context
  const count = legs.length
  const isGenerating = snapshot.matches('generating')
  const isOffered = snapshot.matches('offered')
  const generate = (): void => actor.send({ type: 'combination.requested', oddsType })
  const remove = ({ marketId }: Leg): void => {
    actor.send({ type: 'leg.removed', marketId })
    // Its button is gone, and the focus stays where the others are.
    root.current?.focus({ preventScroll: true })
  }
  const add = (): void => {
    onAdd(legs)
    actor.send({ type: 'combination.added' })
  }
  return (
    <div
      ref={root}
      css={styles.place}
      tabIndex={-1}
      role="group"
      aria-label={t({ message: 'Lucky combo', context: 'random combo made from filters' })}
    >
      <LuckyFilters
        filters={filters}
        leastEvents={kinds.luckyCombo.least}
        mostEvents={kinds.luckyCombo.most(settings)}
        onChange={(changed) => actor.send({ type: 'filters.changed', filters: changed })}
      />
      <div aria-live="polite">
        {isOffered && (
          <VisuallyHidden>
            <Plural value={count} one="Your combo has # selection." other="Your combo has # selections." />
          </VisuallyHidden>
        )}
        {snapshot.matches('nothingFound') && (
          <Notice>
            <Trans>
              No combo matches these filters. Try a wider odds range, fewer events, or all games and markets.
            </Trans>
          </Notice>
        )}
        {snapshot.matches('timedOut') && (
          <Notice tone="warning">
            <Trans>No combo found in time. Try again.</Trans>
          </Notice>
        )}
        {snapshot.matches('failed') && failure !== null && (
          <Notice tone="danger">{errorText(i18n, failure)}</Notice>
        )}
      </div>
      {legs.length === 0 && (
        <p css={styles.hint}>
          <Trans>We'll pick random selections that match these filters.</Trans>
        </p>
      )}
      {legs.length > 0 && <LuckyOffer legs={legs} onRemove={remove} />}
      <div css={styles.actions}>
        {legs.length > 0 && (
          <Button
            variant="primary"
            isLarge
            isWide
            aria-disabled={!isOffered}
            onClick={isOffered ? add : undefined}
          >
            <Trans>Add to bet slip</Trans>
          </Button>
        )}
        <Button
          variant={legs.length > 0 ? 'secondary' : 'primary'}
          isLarge
          isWide
          aria-disabled={isGenerating}
          onClick={generate}
        >
          {isGenerating ? (
            <Trans>Generating…</Trans>
          ) : legs.length > 0 ? (
            <Trans>Generate another</Trans>
          ) : (
            <Trans context="button: make a random combo from the filters">Generate combo</Trans>
          )}
        </Button>
      </div>
    </div>
  )
}

import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { createLuckyCombo } from '#src/client/actors/luckyComboActors.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/usePreference.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { errorText } from '#src/words/errors.ts'

import { LuckyFilters } from './LuckyFilters.tsx'
import { LuckyOffer } from './LuckyOffer.tsx'

const styles = {
  place: css({ display: 'grid', gap: space[3], '&:focus:not(:focus-visible)': { outline: 'none' } }),
  actions: css({
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gap: space[2],
    paddingBlock: space[2],
    background: 'var(--surface-2)',
  }),
}

/**
 * Makes up a combination to the member's wishes [SLIP-14].
 * @param props.onAdd puts what is offered into the slip, where it is staked and placed as any combo
 */
export function LuckyCombo({ onAdd }: { onAdd: (legs: readonly Leg[]) => void }) {
  const { t, i18n } = useLingui()
  const { settings } = useSession()
  const root = useRef<HTMLDivElement>(null)
  const oddsType = usePreference('oddsType')
  const actor = useClient().own(createLuckyCombo)
  const snapshot = useSelector(actor, (state) => state)
  const { filters, legs, failure } = snapshot.context
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
    <div ref={root} css={styles.place} tabIndex={-1} role="group" aria-label={t`Lucky combo`}>
      <LuckyFilters
        filters={filters}
        leastEvents={kinds.luckyCombo.least}
        mostEvents={kinds.luckyCombo.most(settings)}
        onChange={(changed) => actor.send({ type: 'filters.changed', filters: changed })}
      />
      <div aria-live="polite">
        {isOffered && (
          <VisuallyHidden>
            <Plural
              value={legs.length}
              one="A combo with # selection is offered."
              other="A combo with # selections is offered."
            />
          </VisuallyHidden>
        )}
        {snapshot.matches('nothingFound') && (
          <Notice>
            <Trans>
              Nothing fits these wishes now. Choose wider odds, fewer events, or all games and bet types.
            </Trans>
          </Notice>
        )}
        {snapshot.matches('timedOut') && (
          <Notice tone="warning">
            <Trans>No combo was found in time. Please try again.</Trans>
          </Notice>
        )}
        {snapshot.matches('failed') && failure !== null && (
          <Notice tone="danger">{errorText(i18n, failure)}</Notice>
        )}
      </div>
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
            <Trans>Add to the bet slip</Trans>
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
            <Trans>Generate again</Trans>
          ) : (
            <Trans>Generate</Trans>
          )}
        </Button>
      </div>
    </div>
  )
}

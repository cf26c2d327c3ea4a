import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { Receipt } from './outcome/Receipt.tsx'
import { RefusalNotice } from './outcome/RefusalNotice.tsx'
import { UnknownOutcome } from './outcome/UnknownOutcome.tsx'
import { SlipForm } from './SlipForm.tsx'
import { useSlip, type Slip as SlipState } from './useSlip.ts'

const styles = {
  slip: css({ display: 'grid', alignContent: 'start', '&:focus': { outline: 'none' } }),
  // What is said politely must stand there before it is said; empty it takes no room.
  outcome: css({ '&:not(:empty):not(:last-child)': { marginBottom: space[3] } }),
}

/** The slip itself, whatever surrounds it: what is in it, or what became of the bet. */
export function Slip({ hasKeypad }: { hasKeypad: boolean }) {
  const slip = useSlip()
  const root = useRef<HTMLDivElement>(null)
  const isForm = slip.phase !== 'restoring' && slip.phase !== 'placed' && slip.phase !== 'outcomeUnknown'
  const isEmpty = slip.tickets.length === 0 && slip.phase !== 'placing'
  return (
    <div ref={root} css={styles.slip} tabIndex={-1}>
      <div css={styles.outcome} aria-live="polite">
        <Outcome slip={slip} />
      </div>
      {isForm && isEmpty && <EmptySlip />}
      {isForm && !isEmpty && (
        <SlipForm
          slip={slip}
          hasKeypad={hasKeypad}
          onRemoved={() => root.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}

function Outcome({ slip: { phase, receipt, pending, refusal, send } }: { slip: SlipState }) {
  if (phase === 'placed' && receipt !== null) return <Receipt receipt={receipt} send={send} />
  if (phase === 'outcomeUnknown' && pending !== null) return <UnknownOutcome pending={pending} send={send} />
  // That a guest must log in is said below the button.
  if (refusal === null || refusal.code === errors.pleaseLogin.code) return null
  return <RefusalNotice refusal={refusal} send={send} canDismiss={phase === 'refused'} />
}

function EmptySlip() {
  return (
    <EmptyState icon="slip" title={<Trans>Your bet slip is empty</Trans>}>
      <Trans>Press the odds of a selection to add it here.</Trans>
    </EmptyState>
  )
}

import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { EndedPhase } from '#src/client/hooks/appPhase.ts'
import { useActor } from '#src/client/hooks/useActor.ts'
import { SlipOutcome } from '#src/features/betSlip/deferredSlip.tsx'
import { BackToPartner } from '#src/features/partner/BackToPartner.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { sessionEndText } from '#src/words/session/sessionEnds.ts'

import { StatusPage } from './StatusPage.tsx'

const bet = css({ width: '100%', textAlign: 'start', marginTop: space[3] })

/** The session is over: what happened, and what to do [SRV-07 SRV-08]. */
export function EndedScreen({ phase }: { phase: EndedPhase }) {
  const { i18n } = useLingui()
  return (
    <StatusPage
      role="alert"
      icon="lock"
      tone="warning"
      title={sessionEndText(i18n, phase)}
      action={<BackToPartner />}
    >
      <p>
        <Trans>
          Bets that were placed are not affected. They're in your bet history when you log in again.
        </Trans>
      </p>
      {phase === 'expired' && <p>{errorText(i18n, { code: errors.tokenExpired.code })}</p>}
      {phase === 'forbidden' && <p>{errorText(i18n, { code: errors.forbidden.code })}</p>}
      <LastBet />
    </StatusPage>
  )
}

/** A bet that is being checked keeps its words and its support code, and one that is answered by now is told [SLIP-18]. */
function LastBet() {
  const slip = useActor('betSlip')
  if (slip === undefined) return null
  return (
    <div css={bet}>
      <SlipOutcome />
    </div>
  )
}

import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { errors } from '#domain/session/errorCatalogue.ts'
import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { maintenanceOf, useMaintenancePhase } from '#src/client/hooks/useMaintenance.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { SlipOutcome } from '#src/features/betSlip/deferredSlip.tsx'
import { BackToMatches } from '#src/screens/errors/BackToMatches.tsx'
import { StatusPage } from '#src/screens/errors/StatusPage.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { maintenanceText } from '#src/words/session/maintenance.ts'

const styles = {
  times: css({ color: 'var(--text-1)', fontSize: text.m, fontVariantNumeric: 'tabular-nums' }),
  bet: css({ width: '100%', textAlign: 'start', marginTop: space[3], '&:empty': { display: 'none' } }),
}

/** While the product is under maintenance: from when to when, and what became of a bet on its way [MEMBER-11]. */
export function MaintenanceScreen() {
  switch (useMaintenancePhase()) {
    case 'underMaintenance':
      return <Down />
    case 'ending':
      return <Ending />
    case 'unknown':
      return <Asking />
    case 'available':
    case 'announced':
      return <Available />
  }
}

function Down() {
  const { i18n } = useLingui()
  const format = useFormat()
  const maintenance = maintenanceOf(useClient())
  const status = useSelector(maintenance, (snapshot) => snapshot?.context.status)
  const isAsking = useSelector(maintenance, (snapshot) => snapshot?.hasTag('asking') === true)
  const check = (): void => maintenance?.send({ type: 'check.requested' })
  if (status === undefined) return null
  return (
    <StatusPage
      role="status"
      icon="clock"
      tone="warning"
      title={<Trans>Under maintenance</Trans>}
      action={
        <Button onClick={check} aria-disabled={isAsking}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <p>{errorText(i18n, { code: errors.maintenanceSorry.code })}</p>
      <p css={styles.times}>{maintenanceText(i18n, format, status)}</p>
      <p>
        <Trans>
          Bets that were placed are not affected. We'll take you back automatically when maintenance ends.
        </Trans>
      </p>
      <LastBet />
    </StatusPage>
  )
}

function Ending() {
  return (
    <StatusPage role="status" icon="clock" picture={<Spinner />} title={<Trans>Maintenance is over</Trans>}>
      <p>
        <Trans>Taking you back…</Trans>
      </p>
      <LastBet />
    </StatusPage>
  )
}

function Asking() {
  return (
    <StatusPage
      role="status"
      icon="clock"
      picture={<Spinner />}
      title={<Trans>Checking for maintenance</Trans>}
    />
  )
}

function Available() {
  return (
    <StatusPage
      role="status"
      icon="check"
      title={<Trans>No maintenance right now</Trans>}
      action={<BackToMatches />}
    />
  )
}

/** A bet that is being checked keeps its words and its support code, and one that is answered by now is told [SLIP-18]. */
function LastBet() {
  const slip = useActor('betSlip')
  const isThere = useSelector(slip, (snapshot) => snapshot !== undefined && !isArriving(snapshot))
  if (!isThere) return null
  return (
    <div css={styles.bet}>
      <SlipOutcome />
    </div>
  )
}

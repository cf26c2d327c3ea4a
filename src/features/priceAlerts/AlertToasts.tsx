import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

import { formatOdds, type OddsType } from '#domain/odds/odds.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { PassingToast } from '#src/ui/overlay/toasts/PassingToast.tsx'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { alertAbout, alertOverText, reachedText } from '#src/words/market/alerts.ts'

import { addToSlip } from './addToSlip.ts'
import { createPriceAlerts, type ToldAlert } from './alerts.ts'
import { isPageSeen, runAlone, tellDevice } from './outside.ts'

const styles = {
  told: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]}px ${space[3]}px` }),
  words: css({ display: 'grid', minWidth: 0, maxWidth: 360 }),
  about: css({ fontSize: text.xs, color: 'var(--text-2)' }),
}

/** More wait until one of these is put away: none is lost. */
const mostAtOnce = 3

/** Watches the selections that the member has alerts on, and tells what became of them, over the page and by the device [ALERT-01]. */
export function AlertToasts() {
  const alerts = useClient().once(createPriceAlerts)
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  useEffect(
    () =>
      alerts.watch({
        isSeen: isPageSeen,
        alone: runAlone,
        tellOutside: (told) => tellDevice(headOf(i18n, told, oddsType), alertAbout(i18n, told.alert.leg)),
      }),
    [alerts, i18n, oddsType],
  )
  return useSelector(alerts.told)
    .slice(0, mostAtOnce)
    .map((told) => <AlertToast key={told.alert.setAt} told={told} onClose={() => alerts.close(told)} />)
}

function AlertToast({ told, onClose }: { told: ToldAlert; onClose: () => void }) {
  const client = useClient()
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  const { alert, state } = told
  const words = (
    <span css={styles.words}>
      <Name lines={2}>{headOf(i18n, told, oddsType)}</Name>{' '}
      <span css={styles.about}>
        <Name lines={2}>{alertAbout(i18n, alert.leg)}</Name>
      </span>
    </span>
  )
  if (state === 'over')
    return (
      <PassingToast tone="info" icon="bell" onClose={onClose}>
        {words}
      </PassingToast>
    )
  const add = (): void => {
    onClose()
    void addToSlip(client, told)
  }
  // What the member has waited for stays until they have seen it.
  return (
    <Toast tone="info" icon="bell" onClose={onClose}>
      <span css={styles.told}>
        {words}
        <Button onClick={add}>
          <Trans>Add to bet slip</Trans>
        </Button>
      </span>
    </Toast>
  )
}

type I18n = ReturnType<typeof useLingui>['i18n']

function headOf(i18n: I18n, { alert, state, quote }: ToldAlert, oddsType: OddsType): string {
  return state === 'over'
    ? alertOverText(i18n, alert)
    : reachedText(i18n, alert, formatOdds(quote.price, oddsType))
}

import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

import { useClient, useSettings } from '#src/client/context.tsx'
import { areFavouritesOn } from '#src/client/member/favouriteMarks.ts'
import { createFavourites } from '#src/client/member/favourites.ts'
import { createNotices, type ToldToast } from '#src/client/notices/notices.ts'
import { Onboarding, useIsQuestionAsked } from '#src/features/accountSettings/Onboarding.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { CareReminder } from '#src/features/care/CareReminder.tsx'
import { NotificationToasts } from '#src/features/notifications/NotificationToasts.tsx'
import { PriceAlertRoom } from '#src/features/priceAlerts/deferredAlerts.tsx'
import { BalanceAnnouncer } from '#src/features/wallet/BalanceAnnouncer.tsx'
import { ErrorPopup } from '#src/ui/overlay/ErrorPopup.tsx'
import { PassingToast } from '#src/ui/overlay/toasts/PassingToast.tsx'
import { doneText, errorLines } from '#src/words/session/notices.ts'

import { HouseNews } from './HouseNews.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { useIsBetInProgress, useIsBetOnItsWay } from './useIsBetInProgress.ts'

/** What is told over the page, whatever is open [SRV-10]; its code comes after the first list. */
export function Notices() {
  const { toasts } = useNotices()
  useFavourites()
  const isBetInProgress = useIsBetInProgress()
  const hasCare = (useSettings()?.care ?? null) !== null
  return (
    <>
      <StorageNotice />
      <BalanceAnnouncer />
      <Onboarding isHeldBack={isBetInProgress} />
      <HouseNews isHeldBack={isBetInProgress} />
      {hasCare && <Reminder isBetInProgress={isBetInProgress} />}
      {useSelector(toasts).map((told) => (
        <NoticeToast key={told.id} told={told} />
      ))}
      <MoneyToasts />
      <PriceAlertRoom />
      <NoticePopup />
    </>
  )
}

/** Of the time and the money of the session, after the question that a newcomer is asked [CARE-02]. */
function Reminder({ isBetInProgress }: { isBetInProgress: boolean }) {
  const { open } = useSlipPanel()
  return (
    <CareReminder
      isBetInProgress={isBetInProgress}
      isBetOnItsWay={useIsBetOnItsWay()}
      isHeldBack={useIsQuestionAsked()}
      onHistory={() => open('history')}
    />
  )
}

/** What concerns the member's money, which leads to its ticket. */
function MoneyToasts() {
  const { open, showTicket } = useSlipPanel()
  return (
    <NotificationToasts
      onTicket={(ticketNum) => {
        open('history')
        showTicket(ticketNum)
      }}
    />
  )
}

function useNotices() {
  return useClient().once(createNotices)
}

/** From now on what other tabs do with the member's favourites is heard of. */
function useFavourites(): void {
  const client = useClient()
  const isOn = areFavouritesOn(useSettings())
  useEffect(() => {
    if (isOn) client.once(createFavourites)
  }, [client, isOn])
}

function NoticePopup() {
  const { popup, closePopup } = useNotices()
  const told = useSelector(popup)
  const { i18n } = useLingui()
  if (told === null) return null
  return (
    <ErrorPopup
      key={told.id}
      lines={errorLines(i18n, told)}
      supportCode={told.failure?.refCode ?? null}
      isToAcknowledge={told.statusCode === 204}
      onClose={closePopup}
    />
  )
}

function NoticeToast({ told }: { told: ToldToast }) {
  const { closeToast } = useNotices()
  const { i18n } = useLingui()
  const close = (): void => closeToast(told.id)
  if ('done' in told)
    return (
      <PassingToast tone="success" icon="check" onClose={close}>
        {doneText(i18n, told.done)}
      </PassingToast>
    )
  const code = told.failure?.refCode ?? null
  return (
    <PassingToast tone="danger" icon="error" onClose={close}>
      {errorLines(i18n, told).join(' ')}
      {code !== null && (
        <>
          {' '}
          <Trans>Support code {code}</Trans>
        </>
      )}
    </PassingToast>
  )
}

import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

import { useClient, useSettings } from '#src/client/context.tsx'
import { areFavouritesOn } from '#src/client/favouriteMarks.ts'
import { createFavourites } from '#src/client/favourites.ts'
import { createNotices, type ToldToast } from '#src/client/notices/notices.ts'
import { FirstTime } from '#src/features/memberChoices/FirstTime.tsx'
import { BalanceAnnouncer } from '#src/features/wallet/BalanceAnnouncer.tsx'
import { ErrorPopup } from '#src/ui/ErrorPopup.tsx'
import { PassingToast } from '#src/ui/toasts/PassingToast.tsx'
import { doneText, errorLines } from '#src/words/notices.ts'

import { StorageNotice } from './StorageNotice.tsx'

/** What is told over the page, whatever is open [SRV-10]; its code comes after the first list. */
export function Notices() {
  const { toasts } = useNotices()
  useFavourites()
  return (
    <>
      <StorageNotice />
      <BalanceAnnouncer />
      <FirstTime />
      {useSelector(toasts).map((told) => (
        <NoticeToast key={told.id} told={told} />
      ))}
      <NoticePopup />
    </>
  )
}

function useNotices() {
  return useClient().own(createNotices)
}

/** From now on what other tabs do with the member's favourites is heard of. */
function useFavourites(): void {
  const client = useClient()
  const isOn = areFavouritesOn(useSettings())
  useEffect(() => {
    if (isOn) client.own(createFavourites)
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
      <PassingToast icon="check" onClose={close}>
        {doneText(i18n, told.done)}
      </PassingToast>
    )
  const refCode = told.failure?.refCode ?? null
  return (
    <PassingToast icon="warning" onClose={close}>
      {errorLines(i18n, told).join(' ')}
      {refCode !== null && (
        <>
          {' '}
          <Trans>Support code {refCode}</Trans>
        </>
      )}
    </PassingToast>
  )
}

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.ts'
import { client } from '#src/begin.ts'
import { persistently } from '#src/client/actors/persistently.ts'
import { firstScreen } from '#src/client/reactions/firstScreen.ts'
import { followMaintenance } from '#src/client/reactions/followMaintenance.ts'
import { followSession } from '#src/client/reactions/followSession.ts'
import { watchLanguage } from '#src/client/reactions/language.ts'
import { leaveDetail } from '#src/client/reactions/leaveDetail.ts'
import { loadListTools } from '#src/features/eventLists/tools/deferredTools.tsx'
import { quietGrounds } from '#src/features/odds/quietGrounds.ts'
import { openedWith } from '#src/host/openedWith.ts'
import { isForAnybody } from '#src/screens/launch/access.ts'
import { environment, tellScreenShown, tellMissing } from '#src/start.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

/** Renders the client, once it is in the member's language. */
function show(mount: HTMLElement): void {
  // First, for nearly every launch leads to a list, and the line has nothing else to do while its frame is made.
  if (openedWith !== null && openedWith.eventId === null) loadListTools()
  if (environment.isReload) {
    leaveDetail(window)
    void persistently(() => import('#src/client/reactions/tablesAfterReload.ts'), environment.clock).then(
      ({ tablesAfterReload }) => tablesAfterReload(client),
    )
  }
  const router = createAppRouter(client)
  followSession(client, router)
  followMaintenance(client, router, isForAnybody)
  client.partner.onMessage(({ type }) => {
    if (type === 'back-to-match') void router.navigate({ to: '/events' })
  })
  // Its code comes late, and where nobody frames the client not at all.
  if (client.partner.isFramed)
    void persistently(() => import('#src/client/reactions/partner/notifyPartner.ts'), environment.clock).then(
      ({ notifyPartner }) =>
        notifyPartner(client, router, { clock: environment.clock, document: window.document }),
    )
  quietGrounds(window)
  void firstScreen(client, router, environment.clock).then(() =>
    createRoot(mount).render(
      <StrictMode>
        <App client={client} router={router} onShown={tellScreenShown} />
      </StrictMode>,
    ),
  )
}

// Not awaited here: other scripts import from this one, and would wait for it.
watchLanguage({ ...client, root: environment.root }).then(() => show(root), tellMissing)

import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import type { Client } from '#src/client/createClient.ts'
import { NotFoundScreen } from '#src/screens/errors/lazyErrors.ts'
import { PageError } from '#src/screens/errors/RouteError.tsx'
import { useIsUprightPage } from '#src/screens/launch/useIsUprightPage.ts'
import { Rotation } from '#src/screens/orientation/Rotation.tsx'
import { GlobalStyle } from '#src/ui/GlobalStyle.tsx'

export const Route = createRootRouteWithContext<{ client: Client }>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: PageError,
})

function Root() {
  return (
    <>
      <GlobalStyle />
      <Outlet />
      <Rotation isExcused={!useIsUprightPage()} />
    </>
  )
}

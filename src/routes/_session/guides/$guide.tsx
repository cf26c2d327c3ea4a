import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'

import { deferredScreen } from '#src/shell/deferredScreen.tsx'
import { isGuide } from '#src/words/house/guideNames.ts'

const GuideScreen = deferredScreen(
  async () => (await import('#src/screens/houseText/GuideScreen.tsx')).GuideScreen,
)

/** A guide; that to prebooking is there only where the partner has prebooking [LAUNCH-14]. */
export const Route = createFileRoute('/_session/guides/$guide')({
  beforeLoad: ({ context: { client }, params: { guide } }) => {
    const hasPrebook = client.session.settings()?.features.isPrebookingEnabled === true
    // As any address that is nowhere: a page of its own, and not one of the session.
    if (!isGuide(guide) || (guide === 'prebook' && !hasPrebook)) throw notFound({ routeId: rootRouteId })
  },
  component: Guide,
})

function Guide() {
  const { guide } = Route.useParams()
  return isGuide(guide) ? <GuideScreen key={guide} guide={guide} /> : null
}

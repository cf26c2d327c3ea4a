import { createFileRoute, notFound } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { isGuide } from '#src/words/house/guides.ts'

const GuideScreen = deferredPart(
  async () => (await import('#src/screens/houseText/GuideScreen.tsx')).GuideScreen,
)

/** A guide; that to prebooking is there only where the partner has prebooking [LAUNCH-14]. */
export const Route = createFileRoute('/_session/guides/$guide')({
  params: {
    parse: ({ guide }) => {
      if (!isGuide(guide)) throw notFound()
      return { guide }
    },
  },
  beforeLoad: ({ context: { client }, params: { guide } }) => {
    const features = client.session.settings()?.features
    if (guide === 'prebook' && features?.isPrebookingEnabled !== true) throw notFound()
  },
  component: Guide,
})

function Guide() {
  const { guide } = Route.useParams()
  return <GuideScreen key={guide} guide={guide} />
}

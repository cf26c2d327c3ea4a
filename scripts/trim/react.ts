import type { Assumptions } from './assume.ts'

/**
 * What react-dom can do and this client never asks of it, in the words of `react-dom-client.production.js`.
 *
 * Nothing becomes different in silence: where the client would begin to use one of these, `leftOut` throws (or a
 * function is not there), in every test of the browser as for every member.
 *
 * - **Hydration.** There is no `hydrateRoot`, so nothing is dehydrated, and no event waits for something to be.
 * - **View transitions, activities, lists of suspense, profilers.** Their components are unknown types, which throws.
 * - **What belongs to the document:** `<html>`, `<head>`, `<title>`, `<link>`, `<script>` and the like, resources that are
 *   preloaded, custom elements. `createElement` with such a name throws.
 * - **Refs on fragments**, which throw; functions as `action` of a form, which throw; hooks of action states, optimistic
 *   states, effect events and the compiler's cache, which are not there.
 * - **`onSelect`, `onBeforeInput` and `onComposition…`** on an element, which throw. A text field's `onChange` does
 *   without them in each browser that has `input` events.
 * - **Attributes by other names** than HTML and SVG have for them, but for the few in `aliases` below: the others stay as
 *   they are written, and a test holds that no file here writes one.
 * - **Stacks of components** in what error boundaries are told, and names of components in React's own errors: nobody
 *   here reads them, and they are empty.
 */
export const reactDomClient: Assumptions = {
  kinds: {
    field: 'tag',
    variables: [
      'tag',
      'nodeTag',
      'grandTag',
      'targetInst',
      'inCapturePhase',
      '_instance',
      '_instance2',
      '_instance3',
    ],
    // Profiler, dehydrated fragment, list of suspense, hoistable, singleton, view transition, activity.
    never: [12, 18, 19, 26, 27, 30, 31],
  },
  values: {
    aliases: `new Map([
      ["htmlFor", "for"],
      ["crossOrigin", "crossorigin"],
      ["clipRule", "clip-rule"],
      ["fillRule", "fill-rule"],
      ["strokeLinecap", "stroke-linecap"],
      ["strokeLinejoin", "stroke-linejoin"],
      ["strokeDasharray", "stroke-dasharray"],
      ["strokeWidth", "stroke-width"],
      ["vectorEffect", "vector-effect"]
    ])`,
  },
  fields: { dehydrated: 'null', isDehydrated: '!1' },
  constants: {
    isHydrating: '!1',
    hydrationParentFiber: 'null',
    nextHydratableInstance: 'null',
    hydrationErrors: 'null',
    rootOrSingletonContext: '!1',
    currentReplayingEvent: 'null',
    shouldStartViewTransition: '!1',
    viewTransitionMutationContext: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    viewTransitionContextChanged: '!1',
    viewTransitionCancelableChildren: 'null',
    appearingViewTransitions: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
    entangledTransitionTypes: 'null',
    currentHoistableRoot: 'null',
    tagCaches: 'null',
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
    // True of each browser that the client is built for.
    canUseDOM: '!0',
    documentMode: 'null',
    canUseCompositionEvent: '!0',
    isInputEventSupported: '!0',
  },
  results: {
    popHydrationState: '!1',
    upgradeHydrationErrorsToRecoverable: 'null',
    resetHydrationState: 'void 0',
    getSuspenseInstanceFromFiber: 'null',
    getActivityInstanceFromFiber: 'null',
    commitSuspenseHydrationCallbacks: 'void 0',
    commitActivityHydrationCallbacks: 'void 0',
    retryIfBlockedOn: 'void 0',
    clearIfContinuousEvent: 'void 0',
    updateDehydratedSuspenseComponent: 'void 0',
    isHostHoistableType: '!1',
    isSingletonScope: '!1',
    isCustomElement: '!1',
    getHoistableRoot: 'null',
    commitExitViewTransitions: 'void 0',
    commitEnterViewTransitions: 'void 0',
    commitNestedViewTransitions: 'void 0',
    commitDeletedPairViewTransitions: 'void 0',
    trackEnterViewTransitions: 'void 0',
    measureNestedViewTransitions: 'void 0',
    restorePairedViewTransitions: 'void 0',
    restoreNestedViewTransitions: 'void 0',
    restoreEnterOrExitViewTransitions: 'void 0',
    queueTransitionTypes: 'void 0',
    claimQueuedTransitionTypes: 'null',
    isFragmentInstanceParent: '!1',
    commitNewChildToFragmentInstances: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    commitFragmentInstanceDeletionEffects: 'void 0',
    extractEvents$1: 'void 0',
    constructSelectEvent: 'void 0',
    getStackByFiberInDevAndProd: "''",
    getComponentNameFromType: 'null',
  },
  // Of the four tables of hooks.
  entries: {
    useHostTransitionStatus: 4,
    useFormState: 4,
    useActionState: 4,
    useOptimistic: 4,
    useMemoCache: 4,
    useCacheRefresh: 4,
    useEffectEvent: 4,
  },
  statements: [
    'exports.hydrateRoot =',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'ReactDOMSharedInternals.findDOMNode =',
    'FragmentInstance.prototype.',
    'registerTwoPhaseEvent( "onSelect"',
    'registerTwoPhaseEvent("onBeforeInput"',
    'registerTwoPhaseEvent( "onCompositionEnd"',
    'registerTwoPhaseEvent( "onCompositionStart"',
    'registerTwoPhaseEvent( "onCompositionUpdate"',
  ],
  edits: [
    [
      'function formatProdErrorMessage(code) {',
      'function leftOut(what) { throw Error("left out of react-dom: " + what); } function formatProdErrorMessage(code) {',
    ],
    [
      'ReactDOMHydrationRoot.prototype.render = ReactDOMRoot.prototype.render =',
      'ReactDOMRoot.prototype.render =',
    ],
    [
      'ReactDOMHydrationRoot.prototype.unmount = ReactDOMRoot.prototype.unmount =',
      'ReactDOMRoot.prototype.unmount =',
    ],
    // Always false where it is called.
    ['defaultChecked, type, name, isHydrating )', 'defaultChecked, type, name )'],
    // No event waits: it always says null.
    [
      'var blockedOn = findInstanceBlockingEvent(nativeEvent); if (null === blockedOn)',
      'var blockedOn; findInstanceBlockingEvent(nativeEvent); if (!0)',
    ],
    // Types of elements: an activity, a profiler, a list of suspense or a view transition is none any more.
    [
      'case REACT_ACTIVITY_TYPE: return ( (type = createFiberImplClass(31, pendingProps, key, mode)), (type.elementType = REACT_ACTIVITY_TYPE), (type.lanes = lanes), type );',
      '',
    ],
    [
      'case REACT_PROFILER_TYPE: return ( (type = createFiberImplClass(12, pendingProps, key, mode | 2)), (type.elementType = REACT_PROFILER_TYPE), (type.lanes = lanes), type );',
      '',
    ],
    [
      'case REACT_SUSPENSE_LIST_TYPE: return ( (type = createFiberImplClass(19, pendingProps, key, mode)), (type.elementType = REACT_SUSPENSE_LIST_TYPE), (type.lanes = lanes), type ); case REACT_LEGACY_HIDDEN_TYPE: case REACT_VIEW_TRANSITION_TYPE: return ( (type = mode | 32), (type = createFiberImplClass(30, pendingProps, key, type)), (type.elementType = REACT_VIEW_TRANSITION_TYPE), (type.lanes = lanes), (type.stateNode = { autoName: null, paired: null, clones: null, ref: null }), type );',
      '',
    ],
    [
      'fiberTag = isHostHoistableType( type, pendingProps, contextStackCursor.current ) ? 26 : "html" === type || "head" === type || "body" === type ? 27 : 5;',
      '/-|^(?:html|head|body|base|link|meta|title|style|script|noscript)$/.test(type) && leftOut(type), fiberTag = 5;',
    ],
    // A commit waits for stylesheets, and for images within view transitions (mode 32): there are none.
    [
      'if ( isViewTransitionEligible || subtreeFlags & 8192 || 16785408 === (subtreeFlags & 16785408) ) if (',
      'if (!1) if (',
    ],
    [
      'var JSCompiler_temp; if ((JSCompiler_temp = 0 !== (workInProgress.mode & 32))) JSCompiler_temp = null === oldProps',
      'var JSCompiler_temp; if (!1) JSCompiler_temp = null === oldProps',
    ],
    [
      'if (JSCompiler_temp) { if ( ((workInProgress.flags |= 16777216), (renderLanes & 335544128) === renderLanes) )',
      'if (!1) { if ( ((workInProgress.flags |= 16777216), (renderLanes & 335544128) === renderLanes) )',
    ],
    // Before mutation, view transitions alone look at more than snapshots (1024).
    [
      'for (firstChild = committedLanes ? 9270 : 1024; null !== nextEffect; )',
      'for (firstChild = 1024; null !== nextEffect; )',
    ],
    // A suspended component whose content is there: always, without hydration.
    [
      'if (null !== dehydrated$96) return updateDehydratedSuspenseComponent(',
      'if (!1) return updateDehydratedSuspenseComponent(',
    ],
    [
      'case 7: if (null === current.stateNode) { var fragmentInstance = new FragmentInstance(current); traverseVisibleInstancesAndTextInstances( current.child, !1, addFragmentHandleToFiber, fragmentInstance, void 0, void 0 ); current.stateNode = fragmentInstance; } instanceToUse = current.stateNode; break;',
      'case 7: leftOut("refs on fragments");',
    ],
    // A host element has a state where a form's action gave it one.
    [
      'null !== workInProgress.memoizedState && (($$typeof = renderWithHooks( current, workInProgress, TransitionAwareHostComponent, null, null, renderLanes )), (HostTransitionContext._currentValue = $$typeof));',
      '',
    ],
    [
      'null !== stateHook && ((HostTransitionContext._currentValue = stateHook.memoizedState), push(hostTransitionProviderCursor, fiber));',
      '',
    ],
    [
      'hostTransitionProviderCursor.current === fiber && (pop(hostTransitionProviderCursor), (HostTransitionContext._currentValue = sharedNotPendingObject));',
      '',
    ],
    ['else if (parent === hostTransitionProviderCursor.current) {', 'else if (!1) {'],
    [
      'case "action": case "formAction": if ("function" === typeof value) {',
      'case "action": case "formAction": "function" === typeof value && leftOut("functions as " + key); if (!1) {',
    ],
    ['else "function" === typeof prevValue && ("formAction" === key', 'else !1 && ("formAction" === key'],
    [
      'f: flushSyncWork, r: requestFormReset, D: prefetchDNS, C: preconnect, L: preload, m: preloadModule, X: preinitScript, S: preinitStyle, M: preinitModuleScript',
      'f: flushSyncWork',
    ],
    ['root$28 = transition.types; if (null !== root$28) {', 'if (!1) {'],
    // Selection, composition and what comes before input.
    ['var fallbackData; if (canUseCompositionEvent) b: {', 'var fallbackData; if (!1) b: {'],
    ['else isComposing ? isFallbackCompositionEnd(domEventName, nativeEvent) &&', 'else !1 ? !1 &&'],
    [
      ': "keydown" === domEventName && 229 === nativeEvent.keyCode && (eventType = "onCompositionStart");',
      ': !1;',
    ],
    ['eventType && (useFallbackCompositionData &&', '!1 && (useFallbackCompositionData &&'],
    [
      'if ( (fallbackData = canUseTextInputEvent ? getNativeBeforeInputChars(domEventName, nativeEvent) : getFallbackBeforeInputChars(domEventName, nativeEvent)) )',
      'if (!1)',
    ],
    [
      '(key = aliases.get(key) || key), setValueForAttribute(domElement, key, value); else return;',
      '(key = aliases.get(key) || key), setValueForAttribute(domElement, key, value); else { /^on(?:Select|BeforeInput|Composition)/.test(key) && leftOut(key); return; }',
    ],
  ],
}

/** What `react-dom` offers for documents and forms: see above. */
export const reactDom: Assumptions = {
  statements: [
    'exports.browser =',
    'exports.flushSync =',
    'exports.preconnect =',
    'exports.prefetchDNS =',
    'exports.preinit =',
    'exports.preinitModule =',
    'exports.preload =',
    'exports.preloadModule =',
    'exports.requestFormReset =',
    'exports.unstable_batchedUpdates =',
    'exports.useFormState =',
    'exports.useFormStatus =',
  ],
}

/** What React offers and nobody here calls. */
export const react: Assumptions = {
  statements: [
    'exports.Activity =',
    'exports.Children =',
    'exports.Profiler =',
    'exports.PureComponent =',
    'exports.ViewTransition =',
    'exports.__COMPILER_RUNTIME =',
    'exports.addTransitionType =',
    'exports.cache =',
    'exports.cacheSignal =',
    'exports.createRef =',
    'exports.unstable_useCacheRefresh =',
    'exports.useActionState =',
    'exports.useEffectEvent =',
    'exports.useOptimistic =',
  ],
}

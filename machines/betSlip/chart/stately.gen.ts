// The chart of betSlip, for Stately's editor. Written by `npm run charts -- write`.
import { and, fromPromise, not, or, setup, stateIn } from 'xstate'

export const machine = setup({
  actors: {
    "keepSlip": fromPromise(async () => undefined),
    "watchConnectivity": fromPromise(async () => undefined),
    "countSeconds": fromPromise(async () => undefined),
    "askRange": fromPromise(async () => undefined),
    "watchLegs": fromPromise(async () => undefined),
    "loadSlip": fromPromise(async () => undefined),
    "placement": fromPromise(async () => undefined),
    "batch": fromPromise(async () => undefined),
  },
  guards: {
    "isLocked": or([stateIn({ "placement": "restoring" }), stateIn({ "placement": "underWay" }), stateIn({ "placement": "batchUnderWay" }), stateIn({ "placement": "closed" })]),
    "canToggle": () => false,
    "canEdit": not("isLocked"),
    "isUndoable": () => false,
    "canUndo": and(["canEdit", "isUndoable"]),
    "isRestored": not(stateIn({ "placement": "restoring" })),
    "hasMovedPrice": () => false,
    "isLockShown": () => false,
    "areTermsAsked": () => false,
    "isABet": () => false,
    "isRangeKnown": () => false,
    "isBarred": () => false,
    "hasSelections": () => false,
    "isWaiting": () => false,
    "isStale": () => false,
    "isAnyLocked": () => false,
    "isAcceptanceNeeded": () => false,
    "isChecking": stateIn({ "placement": "checking" }),
    "canSubmit": or([stateIn({ "placement": "editing" }), stateIn({ "placement": "stakeMissing" }), stateIn({ "placement": "refused" })]),
    "isGuest": () => false,
    "isGuestSubmitting": and(["canSubmit", "isGuest"]),
    "isAboutAnotherSlip": () => false,
    "isStakeEmpty": () => false,
    "isStakeMissing": and(["canSubmit", "isABet", "isStakeEmpty"]),
    "isStakeRight": () => false,
    "canCheck": and(["canSubmit", "isABet", not("isStale"), "isStakeRight"]),
    "hasSeveralEntries": () => false,
    "hasEntry": () => false,
    "hasRefusal": () => false,
    "hasNextEntry": () => false,
    "isWaitedFor": () => false,
    "isRangeMissing": or([stateIn({ "range": "unavailable" }), stateIn({ "range": "failed" })]),
    "areSeveralReady": () => false,
    "canPlace": () => false,
    "isRefused": not("isStakeRight"),
    "isBetShown": () => false,
    "isTold": () => false,
    "hasLapsed": () => false,
    "isForgotten": () => false,
    "isPlaced": () => false,
    "isNeverSent": () => false,
    "hasChanges": () => false,
    "isTooFast": () => false,
    "areTold": () => false,
    "areNeverSent": () => false,
    "areAllAnswered": () => false,
    "isWaitOver": not("isWaitedFor"),
  },
  actions: {
    "toggleSelection": () => {},
    "forgetUndoTime": () => {},
    "timeUndo": () => {},
    "saveSlip": () => {},
    "tellSelectionChanged": () => {},
    "tellSelectionRefused": () => {},
    "openKind": () => {},
    "takeCombination": () => {},
    "removeSelection": () => {},
    "pinSelection": () => {},
    "clearSelections": () => {},
    "undoSelection": () => {},
    "forgetUndo": () => {},
    "adoptSlip": () => {},
    "setStake": () => {},
    "tellStakeChanged": () => {},
    "increaseStake": () => {},
    "maximiseStake": () => {},
    "clearStake": () => {},
    "shareStake": () => {},
    "choosePolicy": () => {},
    "tellTermsChanged": () => {},
    "takeBalance": () => {},
    "timeMarks": () => {},
    "takeQuotes": () => {},
    "tellPriceOutdated": () => {},
    "clearMark": () => {},
    "takeTerms": () => {},
    "removeLocked": () => {},
    "forgetRange": () => {},
    "keepRange": () => {},
    "takeBar": () => {},
    "followPrice": () => {},
    "takeSeen": () => {},
    "countDown": () => {},
    "refuseGuest": () => {},
    "followConfirmation": () => {},
    "forgetReceipt": () => {},
    "forgetAnswers": () => {},
    "forgetRefusal": () => {},
    "restoreSlip": () => {},
    "resumeNext": () => {},
    "freezeBatch": () => {},
    "freezeConfirmation": () => {},
    "beginWait": () => {},
    "dismissAnswers": () => {},
    "keepUnknown": () => {},
    "askAtOnce": () => {},
    "leavePlacement": () => {},
    "tellOutcome": () => {},
    "takeOutcome": () => {},
    "tellRangeOutdated": () => {},
    "takeAnswer": () => {},
    "beginWaitOfAnswer": () => {},
    "saveUnplaced": () => {},
    "tellAnswer": () => {},
    "keepChecked": () => {},
    "askAllAtOnce": () => {},
    "takeBatchRefusal": () => {},
    "leavePlaced": () => {},
    "keepSelections": () => {},
    "tellRestored": () => {},
    "leaveUntold": () => {},
    "forgetLapse": () => {},
  },
  delays: {
    "rangeRetryDelay": 10000,
    "checkTimeout": 5000,
  },
}).createMachine({
  "id": "betSlip",
  "description": "What is in the slip, what may be staked, whether its terms stand, and the bet under way.",
  "type": "parallel",
  "invoke": [
    {
      "id": "keepSlip",
      "src": "keepSlip"
    },
    {
      "id": "watchConnectivity",
      "src": "watchConnectivity"
    },
    {
      "id": "countSeconds",
      "src": "countSeconds"
    }
  ],
  "states": {
    "contents": {
      "description": "The kind of bet that is open, its legs, what is staked, and which moves of a price are taken unasked.",
      "on": {
        "selection.toggled": [
          {
            "guard": "isLocked"
          },
          {
            "guard": {
              "type": "canToggle"
            },
            "actions": [
              {
                "type": "toggleSelection"
              },
              "forgetUndoTime",
              "timeUndo",
              "saveSlip",
              "tellSelectionChanged"
            ]
          },
          {
            "actions": {
              "type": "tellSelectionRefused"
            }
          }
        ],
        "kind.chosen": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "openKind"
            },
            "saveSlip",
            "tellSelectionChanged"
          ]
        },
        "combination.offered": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "takeCombination"
            },
            "forgetUndoTime",
            "timeUndo",
            "saveSlip",
            "tellSelectionChanged"
          ]
        },
        "selection.removed": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "removeSelection"
            },
            "forgetUndoTime",
            "timeUndo",
            "saveSlip",
            "tellSelectionChanged"
          ]
        },
        "selection.pinned": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "pinSelection"
            },
            "saveSlip"
          ]
        },
        "selections.cleared": {
          "guard": "canEdit",
          "actions": [
            "clearSelections",
            "forgetUndoTime",
            "timeUndo",
            "saveSlip",
            "tellSelectionChanged"
          ]
        },
        "selection.undone": {
          "guard": "canUndo",
          "actions": [
            "undoSelection",
            "saveSlip",
            "tellSelectionChanged"
          ]
        },
        "undo.ended": {
          "actions": "forgetUndo"
        },
        "slip.changedElsewhere": {
          "guard": "isRestored",
          "actions": [
            {
              "type": "adoptSlip"
            },
            "tellSelectionChanged"
          ]
        },
        "stake.typed": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "setStake"
            },
            "saveSlip",
            "tellStakeChanged"
          ]
        },
        "stake.increased": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "increaseStake"
            },
            "saveSlip",
            "tellStakeChanged"
          ]
        },
        "stake.maximised": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "maximiseStake"
            },
            "saveSlip",
            "tellStakeChanged"
          ]
        },
        "stake.cleared": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "clearStake"
            },
            "saveSlip",
            "tellStakeChanged"
          ]
        },
        "stake.shared": {
          "guard": "canEdit",
          "actions": [
            {
              "type": "shareStake"
            },
            "saveSlip",
            "tellStakeChanged"
          ]
        },
        "policy.chosen": {
          "actions": [
            {
              "type": "choosePolicy"
            },
            "tellTermsChanged"
          ]
        },
        "balance.changed": {
          "actions": {
            "type": "takeBalance"
          }
        },
        "quotes.arrived": [
          {
            "guard": {
              "type": "hasMovedPrice"
            },
            "actions": [
              {
                "type": "timeMarks"
              },
              {
                "type": "takeQuotes"
              },
              "tellTermsChanged",
              "tellPriceOutdated"
            ]
          },
          {
            "actions": [
              {
                "type": "timeMarks"
              },
              {
                "type": "takeQuotes"
              },
              "tellTermsChanged"
            ]
          }
        ],
        "mark.ended": {
          "actions": {
            "type": "clearMark"
          }
        },
        "changes.accepted": [
          {
            "guard": "isLocked"
          },
          {
            "guard": {
              "type": "isLockShown"
            },
            "actions": [
              {
                "type": "takeTerms"
              },
              {
                "type": "removeLocked"
              },
              "saveSlip",
              "tellSelectionChanged"
            ]
          },
          {
            "guard": "areTermsAsked",
            "actions": [
              {
                "type": "takeTerms"
              },
              "saveSlip",
              "tellTermsChanged"
            ]
          }
        ]
      }
    },
    "range": {
      "description": "How much may be staked, by the server; asked anew for every change of the legs.",
      "initial": "idle",
      "states": {
        "idle": {
          "description": "The legs make no bet of this kind: there is nothing to ask."
        },
        "asking": {
          "description": "The server has been asked.",
          "invoke": {
            "id": "askRange",
            "src": "askRange",
            "onDone": [
              {
                "guard": {
                  "type": "isRangeKnown"
                },
                "target": "known",
                "actions": {
                  "type": "keepRange"
                }
              },
              {
                "target": "unavailable",
                "actions": {
                  "type": "keepRange"
                }
              }
            ],
            "onError": {
              "target": "failed",
              "actions": "forgetRange"
            }
          }
        },
        "known": {
          "description": "The least and the most are known, and the price of the whole where the server makes it.",
          "meta": {
            "shownBy": [
              "src/features/betSlip/stake/StakeRange.tsx"
            ]
          },
          "on": {
            "range.outdated": [
              {
                "guard": "isBarred",
                "target": "unavailable",
                "actions": "takeBar"
              },
              {
                "target": "asking",
                "actions": "forgetRange"
              }
            ],
            "price.outdated": "asking"
          }
        },
        "unavailable": {
          "description": "The server takes no bets on this, or none of the member [SLIP-05 SLIP-25].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/stake/StakeRange.tsx"
            ]
          },
          "after": {
            "rangeRetryDelay": "asking"
          }
        },
        "failed": {
          "description": "No answer came.",
          "meta": {
            "shownBy": [
              "src/features/betSlip/stake/StakeRange.tsx"
            ]
          },
          "after": {
            "rangeRetryDelay": "asking"
          },
          "on": {
            "connection.cameBack": "asking",
            "range.requested": "asking"
          }
        }
      },
      "on": {
        "selection.changed": [
          {
            "guard": "isABet",
            "target": ".asking",
            "actions": "forgetRange"
          },
          {
            "target": ".idle",
            "actions": "forgetRange"
          }
        ],
        "slip.restored": [
          {
            "guard": "isABet",
            "target": ".asking",
            "actions": "forgetRange"
          },
          {
            "target": ".idle",
            "actions": "forgetRange"
          }
        ]
      }
    },
    "terms": {
      "description": "Do the terms the member agreed to still stand? The worst leg decides.",
      "initial": "none",
      "states": {
        "none": {
          "description": "Nothing is in the slip."
        },
        "watching": {
          "invoke": {
            "id": "watchLegs",
            "src": "watchLegs"
          },
          "initial": "comparing",
          "states": {
            "comparing": {
              "description": "Looks at the current terms of all legs.",
              "always": [
                {
                  "guard": "isWaiting",
                  "target": "waiting"
                },
                {
                  "guard": "isStale",
                  "target": "stale"
                },
                {
                  "guard": "isAnyLocked",
                  "target": "locked"
                },
                {
                  "guard": "isAcceptanceNeeded",
                  "target": "changed"
                },
                {
                  "guard": "isChecking",
                  "target": "agreed"
                },
                {
                  "target": "agreed",
                  "actions": "followPrice"
                }
              ]
            },
            "waiting": {
              "description": "The current terms of a leg are yet to come."
            },
            "stale": {
              "description": "The channel is not live: these prices cannot be bet [LIVE-05]."
            },
            "locked": {
              "description": "A leg cannot be bet now: it may open again, or is removed on acceptance [SLIP-15].",
              "meta": {
                "shownBy": [
                  "src/features/betSlip/leg/LegChange.tsx"
                ]
              }
            },
            "changed": {
              "description": "The member is asked about a change that their policy does not take.",
              "meta": {
                "shownBy": [
                  "src/features/betSlip/leg/LegChange.tsx"
                ]
              }
            },
            "agreed": {
              "description": "Every leg can be bet at the terms that are shown."
            }
          },
          "on": {
            "terms.changed": ".comparing",
            "stake.changed": ".comparing"
          }
        }
      },
      "on": {
        "selection.changed": [
          {
            "guard": "hasSelections",
            "target": ".watching"
          },
          {
            "target": ".none"
          }
        ],
        "slip.restored": [
          {
            "guard": "hasSelections",
            "target": ".watching"
          },
          {
            "target": ".none"
          }
        ]
      }
    },
    "placement": {
      "description": "The one way from a confirmation to an answer.",
      "initial": "restoring",
      "states": {
        "restoring": {
          "description": "The slip as it is kept, and the confirmation that has no answer yet, if there is one [SLIP-21].",
          "tags": "locked",
          "exit": "tellRestored",
          "invoke": {
            "id": "loadSlip",
            "src": "loadSlip",
            "onDone": [
              {
                "guard": {
                  "type": "hasSeveralEntries"
                },
                "target": "batchUnderWay",
                "actions": [
                  {
                    "type": "restoreSlip"
                  },
                  "forgetRefusal"
                ]
              },
              {
                "guard": {
                  "type": "hasEntry"
                },
                "target": "underWay",
                "actions": [
                  {
                    "type": "restoreSlip"
                  },
                  "forgetRefusal"
                ]
              },
              {
                "guard": "hasRefusal",
                "target": "refused",
                "actions": {
                  "type": "restoreSlip"
                }
              },
              {
                "target": "editing",
                "actions": {
                  "type": "restoreSlip"
                }
              }
            ],
            "onError": [
              {
                "guard": "hasRefusal",
                "target": "refused"
              },
              {
                "target": "editing"
              }
            ]
          }
        },
        "editing": {
          "description": "The member makes up a bet.",
          "meta": {
            "shownBy": [
              "src/features/betSlip/SlipForm.tsx"
            ]
          },
          "entry": "leaveUntold",
          "always": [
            {
              "guard": "hasNextEntry",
              "target": "underWay",
              "actions": "resumeNext"
            },
            {
              "guard": "isWaitedFor",
              "target": "tooFast"
            }
          ]
        },
        "stakeMissing": {
          "description": "Submitted without a stake: Please enter bet amount [SLIP-06].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/confirm/PlaceBet.tsx"
            ]
          },
          "entry": "leaveUntold",
          "on": {
            "selection.changed": "editing",
            "stake.changed": "editing"
          }
        },
        "checking": {
          "description": "Submitted at the terms the member read: the range and the current terms must be known before anything is sent.",
          "entry": [
            "leaveUntold",
            "tellTermsChanged"
          ],
          "exit": "tellTermsChanged",
          "always": [
            {
              "guard": "isStale",
              "target": "editing"
            },
            {
              "guard": "isAcceptanceNeeded",
              "target": "confirmingChanges"
            },
            {
              "guard": "isRangeMissing",
              "target": "editing"
            },
            {
              "guard": "areSeveralReady",
              "target": "batchUnderWay",
              "actions": "freezeBatch"
            },
            {
              "guard": "canPlace",
              "target": "underWay",
              "actions": [
                "freezeConfirmation",
                "beginWait"
              ]
            },
            {
              "guard": "isRefused",
              "target": "editing"
            }
          ],
          "after": {
            "checkTimeout": "editing"
          },
          "on": {
            "selection.changed": "editing",
            "stake.changed": "editing"
          }
        },
        "confirmingChanges": {
          "description": "The terms are not those the member agreed to: taken as they are shown, or not at all [SLIP-15].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/confirm/PlaceBet.tsx"
            ]
          },
          "exit": "forgetRefusal",
          "on": {
            "changes.accepted": {
              "guard": {
                "type": "isBetShown"
              },
              "target": "checking",
              "actions": "dismissAnswers"
            },
            "changes.declined": {
              "target": "editing",
              "actions": "dismissAnswers"
            },
            "selection.changed": "editing",
            "stake.changed": "editing",
            "policy.chosen": "editing"
          }
        },
        "underWay": {
          "tags": "locked",
          "invoke": {
            "id": "placement",
            "src": "placement",
            "onDone": [
              {
                "guard": {
                  "type": "isTold"
                },
                "target": "restoring",
                "actions": [
                  "leavePlacement",
                  {
                    "type": "tellOutcome"
                  }
                ]
              },
              {
                "guard": {
                  "type": "hasLapsed"
                },
                "target": "lapsed",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  },
                  "saveSlip"
                ]
              },
              {
                "guard": {
                  "type": "isForgotten"
                },
                "target": "forgotten",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  },
                  "saveSlip"
                ]
              },
              {
                "guard": {
                  "type": "isPlaced"
                },
                "target": "placed",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  },
                  "saveSlip",
                  "tellSelectionChanged"
                ]
              },
              {
                "guard": {
                  "type": "isNeverSent"
                },
                "target": "restoring",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  }
                ]
              },
              {
                "guard": {
                  "type": "hasChanges"
                },
                "target": "confirmingChanges",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  },
                  "saveSlip",
                  "tellTermsChanged",
                  "tellRangeOutdated"
                ]
              },
              {
                "guard": {
                  "type": "isTooFast"
                },
                "target": "tooFast",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  },
                  "saveSlip",
                  "tellTermsChanged",
                  "tellRangeOutdated"
                ]
              },
              {
                "target": "refused",
                "actions": [
                  {
                    "type": "takeOutcome"
                  },
                  "beginWait",
                  {
                    "type": "tellOutcome"
                  },
                  "saveSlip",
                  "tellTermsChanged",
                  "tellRangeOutdated"
                ]
              }
            ],
            "onError": {
              "target": "restoring",
              "actions": "leavePlacement"
            }
          },
          "initial": "placing",
          "states": {
            "placing": {
              "description": "Sent. Where the server waits before it decides, the seconds are counted down.",
              "meta": {
                "shownBy": [
                  "src/features/betSlip/confirm/Countdown.tsx"
                ]
              }
            },
            "outcomeUnknown": {
              "description": "Reconciling with the same key until the answer is known [SLIP-18].",
              "meta": {
                "shownBy": [
                  "src/features/betSlip/outcome/UnknownOutcome.tsx"
                ]
              }
            }
          },
          "on": {
            "outcome.becameUnknown": {
              "target": ".outcomeUnknown",
              "actions": {
                "type": "keepUnknown"
              }
            },
            "connection.cameBack": {
              "actions": {
                "type": "askAtOnce"
              }
            },
            "check.requested": {
              "actions": {
                "type": "askAtOnce"
              }
            },
            "confirmation.recordedElsewhere": {},
            "session.ended": {}
          }
        },
        "batchUnderWay": {
          "description": "Several bets of one press are placed, one after another, each exactly once [SLIP-18].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/BatchOutcome.tsx"
            ]
          },
          "tags": "locked",
          "invoke": {
            "id": "batch",
            "src": "batch",
            "onDone": [
              {
                "guard": {
                  "type": "areTold"
                },
                "target": "restoring",
                "actions": "forgetAnswers"
              },
              {
                "guard": {
                  "type": "areNeverSent"
                },
                "target": "restoring",
                "actions": {
                  "type": "takeBatchRefusal"
                }
              },
              {
                "target": "batchAnswered",
                "actions": [
                  "leavePlaced",
                  "saveSlip",
                  "tellSelectionChanged"
                ]
              }
            ],
            "onError": {
              "target": "restoring",
              "actions": "forgetAnswers"
            }
          },
          "initial": "placing",
          "states": {
            "placing": {
              "description": "They are sent one after another."
            },
            "outcomeUnknown": {
              "description": "At least one is being checked; the others go on.",
              "always": {
                "guard": "areAllAnswered",
                "target": "placing"
              }
            }
          },
          "on": {
            "bet.answered": {
              "actions": [
                {
                  "type": "takeAnswer"
                },
                {
                  "type": "beginWaitOfAnswer"
                },
                "saveUnplaced",
                {
                  "type": "tellAnswer"
                }
              ]
            },
            "outcome.becameUnknown": {
              "target": ".outcomeUnknown",
              "actions": {
                "type": "keepChecked"
              }
            },
            "connection.cameBack": {
              "actions": {
                "type": "askAllAtOnce"
              }
            },
            "check.requested": {
              "actions": {
                "type": "askAllAtOnce"
              }
            },
            "confirmation.recordedElsewhere": {},
            "session.ended": {}
          }
        },
        "batchAnswered": {
          "description": "The answers to several bets, each by itself: what was placed has left the slip, what was not is still in it.",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/BatchOutcome.tsx"
            ]
          },
          "on": {
            "receipt.closed": {
              "target": "editing",
              "actions": [
                "dismissAnswers",
                "forgetAnswers"
              ]
            },
            "selection.toggled": {
              "target": "editing",
              "actions": [
                "dismissAnswers",
                "forgetAnswers"
              ]
            },
            "combination.offered": {
              "target": "editing",
              "actions": [
                "dismissAnswers",
                "forgetAnswers"
              ]
            },
            "selections.kept": {
              "target": "editing",
              "actions": [
                "keepSelections",
                "dismissAnswers",
                "forgetAnswers",
                "saveSlip",
                "tellSelectionChanged"
              ]
            }
          }
        },
        "placed": {
          "description": "The receipt: the slip is empty, and what was bet can be kept for another bet.",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/Receipt.tsx"
            ]
          },
          "on": {
            "receipt.closed": {
              "target": "editing",
              "actions": [
                "dismissAnswers",
                "forgetReceipt"
              ]
            },
            "selection.toggled": {
              "target": "editing",
              "actions": [
                "dismissAnswers",
                "forgetReceipt"
              ]
            },
            "combination.offered": {
              "target": "editing",
              "actions": [
                "dismissAnswers",
                "forgetReceipt"
              ]
            },
            "selections.kept": {
              "target": "editing",
              "actions": [
                "keepSelections",
                "dismissAnswers",
                "forgetReceipt",
                "saveSlip",
                "tellSelectionChanged"
              ]
            }
          }
        },
        "refused": {
          "description": "The server said no, or the bet never left: nothing was placed, and why.",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/RefusalNotice.tsx"
            ]
          },
          "exit": "forgetRefusal",
          "on": {
            "refusal.dismissed": {
              "target": "editing",
              "actions": "dismissAnswers"
            },
            "selection.changed": "editing",
            "stake.changed": "editing",
            "policy.chosen": "editing"
          }
        },
        "tooFast": {
          "description": "A bet came too soon after the last: the next can be placed when the wait is over [SLIP-20].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/RefusalNotice.tsx"
            ]
          },
          "exit": "forgetRefusal",
          "always": {
            "guard": "isWaitOver",
            "target": "editing"
          }
        },
        "lapsed": {
          "description": "The bet never reached the server and its time is over: it was not placed [SLIP-18].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/LapsedBet.tsx"
            ]
          },
          "exit": "forgetLapse",
          "on": {
            "lapse.dismissed": {
              "target": "editing",
              "actions": "dismissAnswers"
            },
            "selection.toggled": "editing",
            "combination.offered": "editing"
          }
        },
        "forgotten": {
          "description": "The server cannot say any more: the member looks at the bet history [SLIP-18].",
          "meta": {
            "shownBy": [
              "src/features/betSlip/outcome/LapsedBet.tsx"
            ]
          },
          "exit": "forgetLapse",
          "on": {
            "lapse.dismissed": {
              "target": "editing",
              "actions": "dismissAnswers"
            }
          }
        },
        "closed": {
          "description": "The session is over: nothing more can be confirmed.",
          "tags": "locked",
          "on": {
            "confirmation.recordedElsewhere": {}
          }
        }
      },
      "on": {
        "answers.viewed": {
          "actions": {
            "type": "takeSeen"
          }
        },
        "wait.counted": {
          "actions": {
            "type": "countDown"
          }
        },
        "slip.submitted": [
          {
            "guard": "isGuestSubmitting",
            "target": ".refused",
            "actions": "refuseGuest"
          },
          {
            "guard": {
              "type": "isAboutAnotherSlip"
            }
          },
          {
            "guard": "isStakeMissing",
            "target": ".stakeMissing"
          },
          {
            "guard": "canCheck",
            "target": ".checking",
            "actions": {
              "type": "takeTerms"
            }
          }
        ],
        "confirmation.recordedElsewhere": {
          "guard": "isRestored",
          "target": ".underWay",
          "actions": [
            {
              "type": "followConfirmation"
            },
            "forgetReceipt",
            "forgetAnswers"
          ]
        },
        "session.ended": {
          "target": ".closed",
          "actions": [
            "forgetReceipt",
            "forgetAnswers",
            "forgetRefusal"
          ]
        }
      }
    }
  }
})

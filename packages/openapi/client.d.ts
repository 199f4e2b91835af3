/** Made by `npm run client --workspace packages/openapi`. Do not edit. */
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that the API is up, and its version
         * @description Reports that the API is up, and its version.
         */
        get: operations["healthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightAid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists active itineraries
         * @description `Link` leads to the next page.
         */
        get: operations["matchingList"];
        put?: never;
        /**
         * Posts an itinerary
         * @description 200 for the same owner, type and legs again: the record with the new phone number and details.
         */
        post: operations["itineraryCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightAid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an itinerary: whole for its owner, as a card for others
         * @description Returns an itinerary: whole for its owner, as a card for others.
         */
        get: operations["itineraryFromId"];
        put?: never;
        post?: never;
        /**
         * Deletes an itinerary
         * @description Ends its connections; `feeAfter` of each says what becomes of the fee.
         */
        delete: operations["itineraryRemove"];
        options?: never;
        head?: never;
        /**
         * Changes what is given of an itinerary and keeps the id
         * @description An empty text removes it. New legs are matched again.
         */
        patch: operations["itineraryUpdate"];
        trace?: never;
    };
    "/flightAid/{id}/preview/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the page that a messenger or a social network reads for the preview of a link to a trip: route, date and role, and nothing about a person
         * @description For an unknown, paused or past trip it is the preview of the site.
         */
        get: operations["itineraryPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightAid/searchItin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the nearest matches of a trip, best first
         * @description The header `X-Truncated: true` says that there are more.
         */
        post: operations["matchingSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightAid/searchDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the people of the type sought who fly the route of a trip that begins so many days earlier or later
         * @description Counts the people of the type sought who fly the route of a trip that begins so many days earlier or later.
         */
        post: operations["matchingSearchDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightAid/searchbyUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the caller's itineraries, as the only element of an array
         * @description Lists the caller's itineraries, as the only element of an array.
         */
        post: operations["itineraryOfOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flightAid/texts:preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a text as others would read it in an itinerary, so that the page can show it before the text is posted
         * @description Stores nothing. 429 beyond the previews of a day.
         */
        post: operations["itineraryPreviewText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's account data and preferences
         * @description Open to a suspended account too.
         */
        get: operations["userMe"];
        put?: never;
        post?: never;
        /**
         * Deletes the caller's itineraries, mails, profile and account, and their data in connections, messages and reports
         * @description Blocks, limits used and what is known of pairs are kept under a keyed hash: see `afterDeletion` of the download. Needs a sign-in of the last five minutes: 403 `sign-in-again`. Open to a suspended account too.
         */
        delete: operations["accountRemove"];
        options?: never;
        head?: never;
        /**
         * Changes what is given of the caller's account
         * @description A new name reaches the caller's active itineraries, and their connections. 429 beyond the new names of a day.
         */
        patch: operations["userUpdate"];
        trace?: never;
    };
    "/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's connections, newest first
         * @description Lists the caller's connections, newest first.
         */
        get: operations["connectionList"];
        put?: never;
        /**
         * Opens the connection with the owner of an itinerary, or returns the existing one: 201 or 200. A flightaid has said yes by opening it; a traveler has the flightaid's yes in advance, or waits for it
         * @description 400 with the path `phoneNumber` when a caller without an itinerary sends no phone number.
         */
        post: operations["connectionOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a connection of the caller's
         * @description Returns a connection of the caller's.
         */
        get: operations["connectionFromId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a request, as its flightaid
         * @description `trips` of the connection as the page shows it: 409 `request-changed` for a yes to trips that have changed since.
         */
        post: operations["connectionAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms, as the flightaid of a paid connection, that the two are in touch
         * @description Confirms, as the flightaid of a paid connection, that the two are in touch.
         */
        post: operations["connectionConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/no-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports, as the traveler of a paid connection, that the flightaid does not answer
         * @description The fee is refunded unless the flightaid confirms in time.
         */
        post: operations["connectionNoAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/contradict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contradicts what the other one claims: that the two did not meet, or that the airline has cancelled
         * @description Operators decide.
         */
        post: operations["connectionContradict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/stay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the connection although the flightaid flies on another plane
         * @description Keeps the connection although the flightaid flies on another plane.
         */
        post: operations["connectionStay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/meeting-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the meeting point for both
         * @description The last one stands, and an empty text removes it. 409 unless the connection is paid and the trip not over; 429 beyond the changes of a day.
         */
        put: operations["connectionSetMeetingPoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/boarding-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shares what the owner of a boarding pass agrees to: flight, date, seat, and whether the surname fits
         * @description Each participant has one for each leg, and the last one stands. 409 unless the connection is paid and the flight is near, and for a pass of another day; 429 beyond the changes of a day.
         */
        put: operations["boardingPassShareBoardingPass"];
        post?: never;
        /**
         * Removes what the caller has shared of a boarding pass
         * @description Succeeds if there is none.
         */
        delete: operations["boardingPassRemoveBoardingPass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/taps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a step has happened
         * @description The first tap of a step stands; that of the other participant confirms it and changes nothing that is shown. Idempotent by `key`: a repetition changes nothing, nor does a key that was revoked. 409 unless the connection is paid and the press is within the time of the step; 409 `said-otherwise` for `met` and `handed-over` by a participant who has said that the two did not fly together.
         */
        post: operations["journeyTap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/taps/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a tap of the caller's, within `revocableSeconds` of its arrival
         * @description Succeeds if it is revoked already. A key that is not known is revoked in advance: its tap, should it arrive later, changes nothing. 409 when it is too late.
         */
        delete: operations["journeyRevokeTap"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/follow-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret link for the traveler's family
         * @description 409 unless paid, and with `maxFollowLinks` links; 429 beyond the links of a day.
         */
        post: operations["journeyCreateFollowLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/follow-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a follow link
         * @description Succeeds if it is revoked already.
         */
        delete: operations["journeyRevokeFollowLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/tap-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses whether the traveler gets a mail when the Flightaide taps a step
         * @description 409 unless paid, and once the trip is over; 429 beyond the changes of a day.
         */
        put: operations["journeySetTapMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the newest `maxMessages` messages of a connection, oldest first
         * @description Lists the newest `maxMessages` messages of a connection, oldest first.
         */
        get: operations["messageList"];
        put?: never;
        /**
         * Writes to the counterpart
         * @description 409 once the connection is over; 429 beyond the messages of a day. Without a `key`, the same text again within a minute is a repetition.
         */
        post: operations["messageWrite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/messages:preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a message or the text of an answer as the counterpart would read it, so that the page can ask before it is sent
         * @description Stores nothing. 429 beyond the previews of a day.
         */
        post: operations["messagePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a user to the operators
         * @description The data that the caller sees about them is stored as evidence.
         */
        post: operations["safetyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a second look at a decision, by the token of the mail that told it, once
         * @description 400 for a forged token; 404 `appeal-over` when it was used, or the report or claim is no longer there.
         */
        post: operations["safetyAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users that the caller has blocked, newest first
         * @description Lists the users that the caller has blocked, newest first.
         */
        get: operations["safetyBlocks"];
        put?: never;
        /**
         * Blocks a user: neither can find or contact the other any more
         * @description Ends their live connection. 201, or 200 if already blocked.
         */
        post: operations["safetyBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a block
         * @description 404 for another user's block.
         */
        delete: operations["safetyUnblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/still-flying": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what the page shows that asks "Still flying?" once more
         * @description Changes nothing: mail scanners open links.
         */
        get: operations["stillFlyingQuestion"];
        put?: never;
        /**
         * Answers "Still flying?"
         * @description 409 for "no" if the user has a paid connection: cancelling requires a sign-in. Idempotent.
         */
        post: operations["stillFlyingAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the devices that get notifications, and the key with which a browser subscribes
         * @description Lists the devices that get notifications, and the key with which a browser subscribes.
         */
        get: operations["pushDevices"];
        put?: never;
        /**
         * Sends notifications to a device from now on: the JSON of a browser's PushSubscription
         * @description 201, also for a device that has them already. An endpoint belongs to the account that has sent it last. 400 `push-service-unknown` for an endpoint at no known push service; 409 `push-key-changed` for a subscription with a key that is not in use any more; 429 beyond the subscriptions of a day.
         */
        post: operations["pushSubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/push/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stops notifications to a device
         * @description 404 for a device that is not the caller's.
         */
        delete: operations["pushUnsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders the fee at PayPal, as the traveler, who alone pays
         * @description 409 `cancel-refund-changed` when the fee would not be refunded as the page says. 409 when the connection is paid, expired, its payment is pending, or the pair can no longer be connected; 503 when PayPal does not answer.
         */
        post: operations["paymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Captures an approved order
         * @description 402 `payment-declined` when the payment was declined: nothing is charged, and the same order can be tried again. 503 when PayPal does not answer and the payer may have been charged; a repetition never charges twice. A payment that arrives when the pair can no longer be connected returns the connection as `refunded`.
         */
        post: operations["paymentCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives an event of PayPal's
         * @description The signature covers the raw body. 400 `bad-signature` changes nothing.
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a request, or an accepted one that is not paid
         * @description Withdraws a request, or an accepted one that is not paid.
         */
        post: operations["connectionWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a connection
         * @description `feeAfter` of the connection says what becomes of the fee. With it as `fee`: 409 `fee-changed` when it would be something else by now, because the flightaid has been in touch.
         */
        post: operations["connectionCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/airline-cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims that the airline has cancelled the flight
         * @description The other one agrees or contradicts.
         */
        post: operations["connectionAirlineCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees that the airline has cancelled
         * @description The fee is refunded at once.
         */
        post: operations["connectionAgree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the connection because the flightaid flies on another plane
         * @description The fee is refunded at once.
         */
        post: operations["connectionLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/did-not-meet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims, as the traveler of a paid connection, that the two did not meet
         * @description The fee is refunded unless the flightaid contradicts in time.
         */
        post: operations["connectionDidNotMeet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reviews the trip: whether the caller would fly together again, with a line of thanks
         * @description Reviews the trip: whether the caller would fly together again, with a line of thanks.
         */
        post: operations["connectionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/paypal-name/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a visit to PayPal that confirms the caller's name
         * @description `url` is PayPal's page, and is good for one return within ten minutes. It replaces a visit that was begun before. 429 beyond the visits of a day.
         */
        post: operations["confirmedNameBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/paypal-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a visit with what PayPal has added to the address of its return, once
         * @description 409 `name-check-over`, `paypal-account-unverified`, `paypal-name-hidden`, `paypal-name-differs`; 503 `paypal-silent`: nothing is changed.
         */
        post: operations["confirmedNameFinish"];
        /**
         * Removes the confirmation of the caller's name
         * @description Other users no longer see it, and a payment does not set it again.
         */
        delete: operations["confirmedNameRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists undecided reports, claims and refused refunds, oldest first
         * @description `X-Truncated` when there are more than are shown. For operators, with a second factor.
         */
        get: operations["deskCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a report
         * @description Recorded as a look. 404 for an unknown id. For operators, with a second factor.
         */
        get: operations["deskCaseOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/cases/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides a report
         * @description The reporter is told that it is decided; the other one reads a warning, with the text, or that the account is suspended; of a refund both read that the fee goes back. An appeal is decided by another operator, and not by a refund. 409 `case-decided`, `own-case`; 409 `person-left` when somebody who has deleted the account is to be warned, or suspended without `canReturn`; 409 `nothing-to-refund`. For operators, with a second factor.
         */
        post: operations["deskDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what there is to decide a claim by
         * @description Recorded as a look. 404 for an unknown id. `id` is that of the claim among the cases. For operators, with a second factor.
         */
        get: operations["deskClaimOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/claims/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides a contradicted claim: the fee goes back, or both are told that it does not
         * @description A dispute is decided at PayPal, and is closed here; so is a claim about a connection that has expired. After an appeal another operator decides. 409 `case-decided`, `own-case`, `nothing-to-refund`. 400 for a decision that the claim does not have. `id` is that of the claim among the cases. For operators, with a second factor.
         */
        post: operations["deskDecideClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the uid of the account with an e-mail address
         * @description In a body, because addresses do not belong into URLs. Recorded, without the address. 404 without an account. For operators, with a second factor.
         */
        post: operations["deskFind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a person
         * @description With `why`, name and contact data too. Recorded as a look. 404 for an unknown uid. For operators, with a second factor.
         */
        get: operations["deskPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/{uid}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspends an account
         * @description Idempotent. For operators, with a second factor.
         */
        post: operations["deskSuspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/{uid}/reinstatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a suspension
         * @description 409 `not-suspended`. For operators, with a second factor.
         */
        post: operations["deskLift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/{uid}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a Flightaide on offer again, and forgets what counted
         * @description Idempotent. 404 for an unknown uid. For operators, with a second factor.
         */
        post: operations["deskPutOnOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what has happened to a connection
         * @description Recorded as a look. 404 for an unknown id; 503 while PayPal does not answer. For operators, with a second factor.
         */
        get: operations["deskStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/connections/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a connection's whole payment
         * @description 409 `nothing-to-refund`. For operators, with a second factor.
         */
        post: operations["deskRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the refunds that PayPal has refused for good, the longest waiting first
         * @description For operators, with a second factor.
         */
        get: operations["deskRefusedRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries the refused refunds of a connection again
         * @description 404 `refund-not-refused`; 503 while PayPal does not answer. For operators, with a second factor.
         */
        post: operations["deskRetryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/refunds/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the money was sent in another way, such as a bank transfer
         * @description 404 `refund-not-refused`; 409 `refund-being-sent` while the outcome of a retry is not known. For operators, with a second factor.
         */
        post: operations["deskSettleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the orders of which PayPal and the connection disagree, those with most reconciliations first
         * @description For operators, with a second factor.
         */
        get: operations["deskOpenOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what came in and went back on a day (UTC), oldest first
         * @description For operators, with a second factor.
         */
        get: operations["deskLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the parked mails, oldest first
         * @description `X-Truncated` when there are more than are shown. For operators, with a second factor.
         */
        get: operations["deskMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queues a parked mail again
         * @description 404 `mail-not-parked`. For operators, with a second factor.
         */
        post: operations["deskRetryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/mails/{id}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a parked mail, which is never sent
         * @description 404 `mail-not-parked`. For operators, with a second factor.
         */
        post: operations["deskDropMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/itineraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the parked itineraries, oldest first
         * @description `X-Truncated` when there are more than are shown. For operators, with a second factor.
         */
        get: operations["deskItineraries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/itineraries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the matches of a parked itinerary again
         * @description 404 `itinerary-not-parked`. For operators, with a second factor.
         */
        post: operations["deskRetryItinerary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the days on which something was counted, oldest first; of a route only: what leads from a search to a trip
         * @description For operators, with a second factor.
         */
        get: operations["deskNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what operators did on a day (UTC), oldest first
         * @description For operators, with a second factor.
         */
        get: operations["deskRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/{uid}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what operators did about a person, newest first
         * @description For operators, with a second factor.
         */
        get: operations["deskRecordAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communication/email:send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail to the counterpart of a paid connection, or to oneself
         * @description 403 for any other address, 429 beyond the messages of a day.
         */
        post: operations["communicationSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects the unsubscribe link of a mail, opened in a browser, to the page that asks for confirmation, with the parameter `topic`, a `MailTopic`
         * @description Changes nothing.
         */
        get: operations["communicationUnsubscribePage"];
        put?: never;
        /**
         * Turns mail of one topic off for the user that the token was made for
         * @description The token is in the query. The body, `One-Click` of RFC 8058 or empty, is not read.
         */
        post: operations["communicationUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns everything that is stored about the caller
         * @description Open to a suspended account too.
         */
        get: operations["accountExportAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/airports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests airports for what is typed: a code, a city, a country or a name, in any of the scripts of the site
         * @description Suggests airports for what is typed: a code, a city, a country or a name, in any of the scripts of the site.
         */
        get: operations["airportSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the trip that a follow link shows
         * @description 404 alike for a token that is unknown, revoked or over.
         */
        get: operations["journeyFollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/{token}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the trip that a follow link shows as a page without scripts, also for a 404. At the site's address `/follow/{token}`
         * @description Returns the trip that a follow link shows as a page without scripts, also for a 404. At the site's address `/follow/{token}`.
         */
        get: operations["journeyFollowPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        ActionName: "accept" | "decline" | "withdraw" | "order" | "capture" | "confirm" | "no-answer" | "did-not-meet" | "contradict" | "cancel" | "review" | "write";
        /**
         * @description `again`: "Would you fly together again?". `no-trip`: "We did not fly together".
         * @enum {string}
         */
        Again: "yes" | "no" | "no-trip";
        Airport: {
            iata: string;
            name: string;
            city: string;
            /** @description ISO 3166-2 subdivision without the country (`ON`); empty if there is none, or if it is a number. */
            state: {
                abbr: string;
            };
            /** @description `code` is ISO 3166-1 alpha-2. */
            country: {
                name: string;
                code: string;
            };
            /** @description IANA time zone. Determines the calendar date at the airport. */
            timeZone: string;
            position?: components["schemas"]["Position"];
        };
        /** @description A user that the caller has blocked. */
        Block: {
            id: string;
            /** @description Masked. */
            displayName: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What a participant has shared of a boarding pass of the day of their flight, read on their phone. Nobody else has seen the pass. */
        BoardingPass: {
            /** @description Position in `legs`, from 1. */
            leg: number;
            /** @description Of the pass: that of the operating airline in a code-share. */
            flight: string;
            seat?: string;
            /** @description Whether the surname on the pass is in the name of the profile. */
            surnameFits: boolean;
            /** @enum {string} */
            by: "me" | "them";
        };
        /**
         * @description Why a participant ends a paid connection. `airline`: the airline has cancelled the flight. It ends nothing by itself: it is the claim that `airlineCancelled` makes.
         * @enum {string}
         */
        CancelReason: "cannot-fly" | "airline" | "other";
        /** @description A report with its evidence, as the reporter saw it. Texts are as written. */
        Case: {
            id: string;
            /** Format: date-time */
            at: string;
            reason: components["schemas"]["ReportReason"];
            text?: string;
            /** @description The flights of the reported person as the reporter saw them. Empty for a traveler who has not posted one. */
            flights: {
                /** @description `DEL-YYZ` */
                route: string;
                travelDate: string;
                /** @description The last day of the window. Only while the flight is not booked. */
                until?: string;
                flight?: string;
            }[];
            /** @description Note of their itinerary, masked. */
            note?: string;
            /** @description The flightaid's line with the answer to the request, masked. */
            answer?: {
                /** @enum {string} */
                by: "reporter" | "reported";
                text: string;
            };
            itinerary?: string;
            connection?: string;
            messages: {
                /** @enum {string} */
                by: "reporter" | "reported";
                /** Format: date-time */
                at: string;
                text: string;
            }[];
            /** @description As it was when the report was made. */
            meetingPoint?: {
                /** @enum {string} */
                by: "reporter" | "reported";
                /** Format: date-time */
                at: string;
                text: string;
            };
            /**
             * @description There is no reporter: an operator has suspended the person.
             * @constant
             */
            isOwn?: true;
            /** @description Missing when they have deleted the account. */
            reporter?: components["schemas"]["Person"];
            reported?: components["schemas"]["Person"];
            /**
             * @description The reported person has deleted the account. They can be suspended, for when they sign up again, and not warned.
             * @constant
             */
            canReturn?: true;
            decision?: {
                /** @enum {string} */
                what: "dismiss" | "warn" | "suspend" | "refund";
                reason: string;
                text: string;
                /** Format: date-time */
                at: string;
                /** @description The uid of the operator. Missing in decisions of earlier versions. */
                by?: string;
            };
            /** @description The reported person asks for a second look, once. */
            appeal?: {
                /** Format: date-time */
                at: string;
                text: string;
                before: {
                    /** @enum {string} */
                    what: "dismiss" | "warn" | "suspend" | "refund";
                    reason: string;
                    text: string;
                    /** Format: date-time */
                    at: string;
                    /** @description The uid of the operator. Missing in decisions of earlier versions. */
                    by?: string;
                };
            };
        };
        /** @description A report, a contradicted claim, a dispute or a refused refund that waits for somebody. */
        CaseSummary: {
            /** @description Of a refused refund: that of the connection. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made, contradicted or refused.
             */
            at: string;
            /** @description Of a report. A claim is that the two did not meet, that the airline has cancelled, or at PayPal, which has taken the payment back. */
            reason?: components["schemas"]["ReportReason"];
            /** @enum {string} */
            about: "itinerary" | "connection" | "account" | "claim-met" | "claim-airline" | "claim-dispute" | "refund";
            /**
             * @description A decided report whose reported person asks for a second look.
             * @constant
             */
            isAppeal?: true;
        };
        /**
         * @description What a participant can do beside the actions, which are parsed by pages of earlier releases.
         * @enum {string}
         */
        ChoiceName: "airline-cancelled" | "agree" | "contradict-airline" | "stay" | "leave";
        /** @description What the two wrote to each other, as it is now and as written, and what is known of them. For a claim nobody keeps evidence as it was seen. */
        ClaimCase: {
            /**
             * @description The connection is deleted, 30 days after its trip. The claim can only be closed.
             * @constant
             */
            isExpired?: true;
            /** @description The traveler, to whom the fee was not refunded, asks for a second look, once. */
            appeal?: {
                /** Format: date-time */
                at: string;
                text: string;
                before: {
                    by: string;
                    /** Format: date-time */
                    at: string;
                    reason: string;
                };
            };
            messages: {
                /** @enum {string} */
                by: "traveler" | "flightaid";
                /** Format: date-time */
                at: string;
                text: string;
            }[];
            meetingPoint?: {
                /** @enum {string} */
                by: "traveler" | "flightaid";
                /** Format: date-time */
                at: string;
                text: string;
            };
            /** @description Missing when they have deleted the account. */
            traveler?: components["schemas"]["Person"];
            flightaid?: components["schemas"]["Person"];
        };
        /** @description What owners of a matching itinerary may see. In no index, and in no answer of a list or search. */
        CompanionCard: {
            id: string;
            type: components["schemas"]["Type"];
            itinerary: components["schemas"]["ShownLeg"][];
            /** @description The note. */
            addInfo?: string;
            /** @description Of a flightaid only. Missing is `open`. */
            connect?: components["schemas"]["Connect"];
            /** @description That those who fly, or the flightaid, speak. */
            languages?: components["schemas"]["SpokenLanguage"][];
            /** @description Of a flightaid only: with what they help. */
            help?: components["schemas"]["Help"][];
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            hasNote?: true;
            traveler: {
                displayName: string;
            };
            /** @description Missing in cards of earlier versions. */
            owner?: components["schemas"]["Owner"];
            /** @constant */
            mine?: true;
            /**
             * @description Empty: not said.
             * @enum {string}
             */
            relation?: "" | "mother" | "father" | "parents" | "grandmother" | "grandfather" | "grandparents" | "partner" | "child" | "relative" | "friend" | "myself";
            /**
             * @description Of the oldest, or of a child. Empty: not said.
             * @enum {string}
             */
            ageGroup?: "" | "0-11" | "12-17" | "18-59" | "60-69" | "70-79" | "80+";
            /** @description How many fly together. Missing is 1. */
            party?: number;
            needs?: components["schemas"]["Help"][];
            /** @description The passenger knows about the posting. Required unless the owner flies. */
            passengerKnows?: boolean;
        };
        /** @description Designators of airlines that we do not know, of flights whose numbers the caller has confirmed. Any other flight of such an airline is asked about, with the reason `unknown-airline`. */
        ConfirmedAirlines: string[];
        /**
         * @description Whether a flightaid accepts all families in advance (`open`), or answers each request (`ask`).
         * @enum {string}
         */
        Connect: "open" | "ask";
        /** @description A connection as one participant sees it. Made on first use: it is the largest schema. */
        Connection: {
            id: string;
            /** @description The caller's role. The traveler pays. */
            role: components["schemas"]["Type"];
            state: components["schemas"]["State"];
            /** @description Who opened it: true for the caller. */
            openedByMe: boolean;
            /**
             * @description The payment is captured, and the bank has not cleared it yet.
             * @constant
             */
            pending?: true;
            /** @description The caller's flight. Missing for a traveler who has not posted one. */
            mine?: components["schemas"]["Trip"];
            /** @description The counterpart's flight. Missing for a traveler who has not posted one, and once they have left. */
            theirs?: components["schemas"]["Trip"];
            /** @description While `requested`, `accepted` or `ordered`: counts the changes of the two trips. What the page shows is sent with the order and the capture, so that nobody pays for a trip that they did not see. From the payment on `mine`, `theirs` and `match` stay as paid. */
            trips?: number;
            /** @description After the payment: the trips as their owners have edited them since. Missing where nothing differs from the trips as paid. */
            now?: {
                mine?: components["schemas"]["Trip"];
                theirs?: components["schemas"]["Trip"];
            };
            /** @description The flightaid flies on another plane than the one that was paid for, and the two still match. Until `until`, when the travel date begins, the traveler can leave with the money back. Missing once the traveler stays, and when the flightaid flies as paid again. */
            moved?: {
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                until: string;
            };
            /** @description While `paid`: when each of the two said that they still fly, if they have for the date of their flight. */
            stillFlying?: {
                /** Format: date-time */
                mine?: string;
                /** Format: date-time */
                theirs?: string;
            };
            /** @description How the two flights match, seen from the caller. Missing when one of them is. */
            match?: components["schemas"]["Match"];
            /** @description The same flight number on the same day. False too when a flight number is not known. */
            samePlane: boolean;
            counterpart: {
                /** @description Masked. Empty once they have left. */
                displayName: string;
                /** @description The card of their itinerary, if they posted one. */
                itinerary?: components["schemas"]["CompanionCard"];
            };
            /** @description The counterpart's contact data, only while `state` is `paid`. */
            contact?: components["schemas"]["Contact"];
            /** @description Legs of other trips that the two share: they cost nothing more. Only while `state` is `paid`, and only in the answer for one connection. */
            shared?: {
                mine: components["schemas"]["ShownLeg"];
                theirs: components["schemas"]["ShownLeg"];
            }[];
            /** @description The trip as it happens. Only while `state` is `paid`, and only in the answer for one connection. */
            journey?: components["schemas"]["Journey"];
            /** @description What the caller can do now. */
            actions: components["schemas"]["ActionName"][];
            /** @description What else the caller can do now. Missing in answers that a page has kept from an earlier release. */
            choices?: components["schemas"]["ChoiceName"][];
            /**
             * Format: date-time
             * @description While `requested`: when the request expires.
             */
            answerBy?: string;
            /** @description The flightaid's line with the answer, masked. */
            answerText?: string;
            /**
             * Format: date
             * @description While `accepted`, and too early to pay: the first date on which the traveler can.
             */
            payFrom?: string;
            /**
             * Format: date-time
             * @description While `paid`: when the flightaid said, or showed by a message or a tap, that the two are in touch.
             */
            confirmedAt?: string;
            /**
             * Format: date-time
             * @description For the traveler, while it is in the future: from when they can report that they get no answer, again a week after a report that was answered. Missing when that is too late for the time that the flightaid has to answer.
             */
            noAnswerFrom?: string;
            /** @description The traveler gets no answer. Without a confirmation until `until` the fee is refunded. */
            noAnswer?: {
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                until: string;
            };
            /** @description The traveler says that they did not meet. Without a contradiction until `until` the fee is refunded. */
            didNotMeet?: {
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                until: string;
                /** Format: date-time */
                contradictedAt?: string;
                /**
                 * Format: date-time
                 * @description When operators decided that the fee is not refunded.
                 */
                notRefundedAt?: string;
            };
            /** @description One of the two says that the airline has cancelled the flight. The fee is refunded when the other agrees, or at `until` without a contradiction; operators decide after one. */
            airline?: {
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                until: string;
                /** @enum {string} */
                by: "me" | "them";
                /** Format: date-time */
                contradictedAt?: string;
                /**
                 * Format: date-time
                 * @description When operators decided that the fee is not refunded.
                 */
                notRefundedAt?: string;
            };
            /** @description The caller's word on whether the two flew together, by a tap, a claim or a review. It can't be taken back. */
            flown?: boolean;
            /** @description Present in the states that are over. */
            ended?: {
                /** Format: date-time */
                at?: string;
                reason: components["schemas"]["EndReason"];
                /**
                 * @description Who ended it, if a participant did.
                 * @enum {string}
                 */
                by?: "me" | "them";
                /**
                 * @description Who has given the fee back later, after it was kept at the end.
                 * @enum {string}
                 */
                refundedBy?: "operator" | "paypal";
                /**
                 * Format: date-time
                 * @description For the traveler: PayPal refuses to send the fee back, and our team sends it in another way.
                 */
                refundRefusedAt?: string;
                /**
                 * Format: date-time
                 * @description For the traveler: PayPal has taken the payment back, by a reversal or a dispute, and decides about it.
                 */
                reversedAt?: string;
            };
            fee: components["schemas"]["Fee"];
            /** @description For the traveler before the payment: what becomes of the fee if they pay now and cancel before the flightaid is in touch. It is refunded once for each pair, and twice in 30 days for each account. Sent with the order, so that it is what was said. */
            cancelRefund?: components["schemas"]["Refund"];
            /** @description What becomes of the fee when the caller ends the connection now. Missing when it, or its trip, is over. */
            feeAfter?: {
                /**
                 * @description By deleting their itinerary, or changing it so that it no longer matches.
                 * @enum {string}
                 */
                change: "unpaid" | "returned" | "refunded" | "kept";
                /** @description By cancelling, for each reason. While `cancel` is one of the actions. `airline` is for pages of earlier releases: the others offer the choice `airline-cancelled`. */
                cancel?: {
                    "cannot-fly": components["schemas"]["Refund"];
                    airline: components["schemas"]["Refund"];
                    other: components["schemas"]["Refund"];
                };
            };
            /** @description For the traveler, once paid. */
            receipt?: {
                /** @description PayPal's id of the capture. */
                captureId: string;
                /** @description Name and postal address. */
                seller: string;
                amount: string;
                currency: string;
                /** Format: date-time */
                paidAt: string;
                /** Format: date-time */
                refundedAt?: string;
            };
            /** @description Reviews: the caller's own as soon as it is written, the other's once both are in or the time for them is over. */
            reviews?: {
                mine?: components["schemas"]["Review"];
                theirs?: components["schemas"]["Review"];
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            paidAt?: string;
            /** @description The time zone in which the caller reads deadlines, an IANA name: that of their airport. */
            timeZone?: string;
        };
        /** @description Contact data: what the traveler pays for. */
        Contact: {
            displayName: string;
            email: string;
            /** @description E.164. */
            phoneNumber: string;
        };
        /** @description The numbers of a day. See core/src/numbers/counted.ts. */
        DayNumbers: {
            /** @description `YYYY-MM-DD`, UTC. */
            day: string;
            searched: number;
            signedUp: number;
            posted: number;
            matched: number;
            pairs: number;
            asked: number;
            accepted: number;
            paid: number;
            met: number;
            refunded: number;
            /** @description Of the matched itineraries of which it is known: how many, and their minutes from posting to the first match, added up. */
            timed: number;
            minutesToMatch: number;
        };
        /** @description A device that is told. */
        Device: {
            /** @description The SHA-256 of its endpoint, in hexadecimal digits: a browser finds itself by it. */
            id: string;
            /** @description The host of its push service, which belongs to the maker of the browser. */
            service: string;
            /** @description Which browser has it: a name such as `Chrome`. Missing for a push service that is no browser's. */
            browser?: string;
            /** Format: date-time */
            since: string;
        };
        /**
         * @description The languages that pages of v0.1.0 know.
         * @enum {string}
         */
        EarlyLanguage: "en" | "fr" | "hi";
        /** @enum {string} */
        EndReason: "declined" | "withdrawn" | "unanswered" | "too-late" | "cannot-fly" | "airline" | "other" | "no-answer" | "did-not-meet" | "deleted" | "changed" | "left" | "unfit" | "operator" | "paypal";
        /** @description `amount` has two decimals, as PayPal writes it: `10.00`. */
        Fee: {
            amount: string;
            currency: string;
        };
        /** @description A flight designator. Accepts what people type (`ek223`, `EK 0223`, `EK-223A`) and returns the stored form (`EK-223`): two-character IATA carrier, number without leading zeros, no operational suffix. Undefined for an empty string. */
        Flight: string;
        /** @description A follow link that works. Its address is shown once, in the answer that makes it. */
        FollowLink: {
            id: string;
            language: components["schemas"]["Language"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            until: string;
        };
        /** @description What a follow link shows, and nothing else. */
        Followed: {
            /** @description First names. */
            traveler: string;
            flightaid: string;
            legs: components["schemas"]["ShownLeg"][];
            /** @description Steps, and when they happened. */
            steps: {
                kind: components["schemas"]["TapKind"];
                leg: number;
                airport: string;
                timeZone: string;
                /** Format: date-time */
                at?: string;
            }[];
            language: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description When the link ends.
             */
            until: string;
        };
        /** @description A name that the user had before. Until then it is masked in texts like the present one. */
        FormerName: {
            name: string;
            /** Format: date-time */
            until: string;
        };
        /** @enum {string} */
        Help: "finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over";
        /** @description An IATA airport code in upper case. The airport domain checks that it exists. */
        Iata: string;
        /** @description The trip of a paid connection as it happens. */
        Journey: {
            /** @description The shared legs as paid, in their order: the traveler's flights. */
            legs: components["schemas"]["ShownLeg"][];
            /** @description In the order in which they happen. */
            steps: components["schemas"]["Step"][];
            meetingPoint?: components["schemas"]["MeetingPoint"];
            /** @description What the two have shared of their boarding passes. Missing in answers that a page has kept from an earlier release. */
            seats?: components["schemas"]["BoardingPass"][];
            /** @description For the traveler. Newest first. */
            followLinks?: components["schemas"]["FollowLink"][];
            /** @description For the traveler: a mail comes when the Flightaide taps. */
            tapMails?: boolean;
            /**
             * Format: date-time
             * @description When the trip is over: nothing can be set or made any more.
             */
            until: string;
        };
        /**
         * @description Of the page of a follow link.
         * @enum {string}
         */
        Language: "en" | "fr" | "hi" | "pa" | "gu";
        /** @description An entry of the ledger. It names nobody. */
        LedgerEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "paid" | "refunded" | "reversed" | "settled";
            orderId: string;
            captureId: string;
            connection: string;
            /** @description Two decimals. */
            amount: string;
            currency: string;
        };
        /** @description One leg as entered. `sequence` is optional and defaults to the position in the array. `booked: false` says that the flight is not booked: it has no number, and is on a day from `travelDate` to `until`, which is the same day by default. Of a booked one `until` is ignored. */
        LegInput: {
            sequence?: number;
            from: components["schemas"]["Iata"];
            to: components["schemas"]["Iata"];
            travelDate: components["schemas"]["TravelDate"];
            flight?: components["schemas"]["Flight"];
            booked?: boolean;
            until?: components["schemas"]["TravelDate"];
        };
        /** @description Accepts one leg or an array; returns one to six legs, numbered from 1. */
        Legs: components["schemas"]["LegInput"][];
        Match: {
            tier: components["schemas"]["Tier"];
            /** @description Higher is better. Orders by tier, then days apart, then whether they share a language, then needs that are offered, then a woman where the traveler would rather have one, then shared legs. */
            score: number;
            /** @description Days from the searched leg to the candidate's; negative when the candidate's is earlier. */
            dayOffset: number;
            /** @description The larger of the distances between the origins and between the destinations, in whole kilometres. */
            distanceKm: number;
            /** @description Sequences of the legs that match each other, best pair first. */
            legs: {
                mine: number;
                theirs: number;
            }[];
            /** @description That both speak. */
            languages?: components["schemas"]["SpokenLanguage"][];
            /** @description Needs of the traveler that the flightaid offers to help with. Missing if the needs are unknown or none is offered. */
            help?: components["schemas"]["Help"][];
            /**
             * @description The flightaid is a woman, as the traveler prefers. Only the traveler sees this.
             * @constant
             */
            woman?: true;
        };
        MatchedItinerary: {
            id: string;
            type: components["schemas"]["Type"];
            itinerary: components["schemas"]["ShownLeg"][];
            /** @description The note. */
            addInfo?: string;
            /** @description Of a flightaid only. Missing is `open`. */
            connect?: components["schemas"]["Connect"];
            /** @description That those who fly, or the flightaid, speak. */
            languages?: components["schemas"]["SpokenLanguage"][];
            /** @description Of a flightaid only: with what they help. */
            help?: components["schemas"]["Help"][];
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            hasNote?: true;
            traveler: {
                displayName: string;
            };
            /** @description Missing in cards of earlier versions. */
            owner?: components["schemas"]["Owner"];
            /** @constant */
            mine?: true;
            match: components["schemas"]["Match"];
        };
        MeetingPoint: {
            text: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "me" | "them";
        };
        /** @description A message as one participant reads it. */
        Message: {
            id: string;
            mine: boolean;
            /** @description The caller's own as written. The counterpart's as written while the connection is paid; otherwise e-mail addresses, phone numbers, links, handles and names are masked. */
            text: string;
            /** Format: date-time */
            at: string;
        };
        /** @description An order of which PayPal and the connection still disagree after several reconciliations. */
        OpenOrder: {
            /** @description The id of the connection. */
            connection: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "ordered" | "paid" | "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";
            orderId: string;
            /**
             * @description Why it is open: a capture whose answer is not known, a payment that the bank has not cleared, a refund that is owed, or none of these.
             * @enum {string}
             */
            waitsFor: "capture" | "bank" | "refund" | "payer";
            reconciles: number;
            /**
             * Format: date-time
             * @description When PayPal is asked next.
             */
            nextAt: string;
        };
        /** @description An itinerary of another user. Who flies, and how the two match, is there for a reader whose own itinerary matches it; for others it is a public card. */
        OthersItinerary: {
            id: string;
            type: components["schemas"]["Type"];
            itinerary: components["schemas"]["ShownLeg"][];
            /** @description The note. */
            addInfo?: string;
            /** @description Of a flightaid only. Missing is `open`. */
            connect?: components["schemas"]["Connect"];
            /** @description That those who fly, or the flightaid, speak. */
            languages?: components["schemas"]["SpokenLanguage"][];
            /** @description Of a flightaid only: with what they help. */
            help?: components["schemas"]["Help"][];
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            hasNote?: true;
            traveler: {
                displayName: string;
            };
            /** @description Missing in cards of earlier versions. */
            owner?: components["schemas"]["Owner"];
            /** @constant */
            mine?: true;
            /**
             * @description Empty: not said.
             * @enum {string}
             */
            relation?: "" | "mother" | "father" | "parents" | "grandmother" | "grandfather" | "grandparents" | "partner" | "child" | "relative" | "friend" | "myself";
            /**
             * @description Of the oldest, or of a child. Empty: not said.
             * @enum {string}
             */
            ageGroup?: "" | "0-11" | "12-17" | "18-59" | "60-69" | "70-79" | "80+";
            /** @description How many fly together. Missing is 1. */
            party?: number;
            needs?: components["schemas"]["Help"][];
            /** @description The passenger knows about the posting. Required unless the owner flies. */
            passengerKnows?: boolean;
            matched?: {
                match: components["schemas"]["Match"];
                /** @description The legs of the reader's own itinerary. */
                mine: components["schemas"]["ShownLeg"][];
            };
        };
        /** @description An appeal as its author's export shows it. `connection` is set if it is about a fee that was not refunded, and missing if it is about a report. */
        OwnAppeal: {
            connection?: string;
            text: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What the owner sees. */
        OwnItinerary: {
            id: string;
            type: components["schemas"]["Type"];
            itinerary: components["schemas"]["ShownLeg"][];
            addInfo?: string;
            connect?: components["schemas"]["Connect"];
            languages?: components["schemas"]["SpokenLanguage"][];
            help?: components["schemas"]["Help"][];
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Empty: not said.
             * @enum {string}
             */
            relation?: "" | "mother" | "father" | "parents" | "grandmother" | "grandfather" | "grandparents" | "partner" | "child" | "relative" | "friend" | "myself";
            /**
             * @description Of the oldest, or of a child. Empty: not said.
             * @enum {string}
             */
            ageGroup?: "" | "0-11" | "12-17" | "18-59" | "60-69" | "70-79" | "80+";
            /** @description How many fly together. Missing is 1. */
            party?: number;
            needs?: components["schemas"]["Help"][];
            /** @description The passenger knows about the posting. Required unless the owner flies. */
            passengerKnows?: boolean;
            /** @description Of a flightaid: that she is a woman. Not verified. */
            woman?: boolean;
            /** @description Of a traveler: would rather have a woman. */
            prefersWoman?: boolean;
            traveler: {
                uid: string;
                email: string;
                displayName: string;
                /** @description E.164. */
                phoneNumber: string;
            };
            maskedNote?: string;
            notify: {
                nearby: boolean;
            };
            /**
             * @description Out of sight of others: the owner paused it or cannot fly it, or two requests in a row were not answered.
             * @constant
             */
            paused?: true;
            /**
             * @description The owner has said that they cannot fly it. It is shown again once its legs have changed.
             * @constant
             */
            cannotFly?: true;
            /**
             * @description The owner has cancelled too many paid connections. It is shown again once an operator has looked.
             * @constant
             */
            offOffer?: true;
            /**
             * Format: date-time
             * @description When the owner last said that they still fly this trip.
             */
            stillFlyingAt?: string;
            /** @constant */
            mine: true;
        };
        /** @description A payment as its payer sees it. */
        OwnPayment: {
            /** @description The id of the connection. */
            connection: string;
            /** @description PayPal's id of the capture. */
            captureId: string;
            amount: string;
            currency: string;
            /** Format: date-time */
            paidAt: string;
            /** Format: date-time */
            refundedAt?: string;
            /**
             * Format: date-time
             * @description PayPal has taken the payment back.
             */
            reversedAt?: string;
        };
        /** @description A report as its author's export shows it. */
        OwnReport: {
            itinerary?: string;
            connection?: string;
            reason: components["schemas"]["ReportReason"];
            text?: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What is known about an owner, without identifying data. */
        Owner: {
            /** @description The month of the account's first call, `YYYY-MM`. */
            memberSince: string;
            /** @description The month in which PayPal knew the owner by the present name, `YYYY-MM`. */
            payPalNameSince?: string;
            /** @description Trips flown as a flightaid. */
            trips: number;
            /** @description Of those, how many were rated, and how many of these would fly together again. */
            rated: number;
            again: number;
            /** @description The latest thank-yous, masked, newest first. */
            thanks: string[];
        };
        /** @description An itinerary whose matches are no longer searched automatically. */
        ParkedItinerary: {
            id: string;
            attempts: number;
            /** @description Addresses are masked. */
            error: string;
        };
        /** @description A mail that is no longer retried automatically. */
        ParkedMail: {
            id: string;
            uid: string;
            kind: string;
            /** Format: date-time */
            createdAt: string;
            attempts: number;
            /** @description Addresses are masked. */
            error: string;
        };
        /** @description What is known of a person, without data that names them unless `shown`. Lists are newest first. */
        Person: {
            uid: string;
            /** @description `F.`; empty without a name. */
            initial: string;
            /** @description Only after a look with a reason. */
            shown?: {
                displayName: string;
                email: string;
                phoneNumber?: string;
            };
            /** Format: date-time */
            memberSince: string;
            /** @description An account that was deleted before is known to be the same person's, by its address or Google id. */
            hadAccount: boolean;
            suspension?: {
                /** Format: date-time */
                since: string;
                reason: components["schemas"]["SuspensionReason"];
            };
            /** @description Paid connections that they have cancelled as a flightaid and that count, oldest first, and since when they are off offer. */
            strikes: {
                cancelled: {
                    connection: string;
                    /** Format: date-time */
                    at: string;
                }[];
                /** Format: date-time */
                offSince?: string;
            };
            postings: {
                id: string;
                /** @enum {string} */
                type: "traveler" | "flightaid";
                /** @description `DEL-YYZ` */
                route: string;
                travelDate: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            connections: {
                id: string;
                /** @enum {string} */
                role: "traveler" | "flightaid";
                /** @enum {string} */
                state: "requested" | "accepted" | "ordered" | "paid" | "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";
                travelDate: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            reports: {
                id: string;
                /** @enum {string} */
                side: "by" | "about";
                /**
                 * @description There is no reporter: an operator has suspended the person.
                 * @constant
                 */
                isOwn?: true;
                reason: components["schemas"]["ReportReason"];
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                decision?: "dismiss" | "warn" | "suspend" | "refund";
            }[];
        };
        /** @description On the map. Answers round it to a tenth of a degree, 11 km at most. */
        Position: {
            /** @description Degrees, north positive. */
            latitude: number;
            /** @description Degrees, east positive. */
            longitude: number;
        };
        /** @description A user's account data and preferences. */
        Profile: {
            email: string;
            displayName: string;
            /** @description As `mailLanguage`, for pages of v0.1.0. English stands for the languages that they do not know. */
            language: components["schemas"]["EarlyLanguage"];
            /**
             * @description The language of mails. At first that of the user's first call.
             * @enum {string}
             */
            mailLanguage?: "en" | "fr" | "hi" | "pa" | "gu";
            /** @description Suggested when a trip is posted, E.164. Not shown to other users. */
            phoneNumber?: string;
            /** @description Mail about matches on the same flight or the same day. */
            notifyMatches: boolean;
            /** @description Mail when someone asks for company or offers it. */
            notifyRequests: boolean;
            /** @description Also mail about near dates and nearby airports. The default for a new itinerary. */
            notifyNearby: boolean;
            /** @description News and offers. */
            marketing: boolean;
            /** @description The co-traveler agreement that the user accepted. */
            agreement?: {
                version: string;
                /** Format: date-time */
                acceptedAt: string;
            };
            /** @description The terms of use that the user accepted. */
            terms?: {
                version: string;
                /** Format: date-time */
                acceptedAt: string;
            };
            /** @description Mail to the address bounced or was reported as unwanted, which turned mail of every `MailTopic` off. */
            undeliverable?: {
                /** Format: date-time */
                since: string;
                /** @enum {string} */
                reason: "bounce" | "complaint";
            };
            /** @description The month in which PayPal knew the user by the present name, `YYYY-MM`. Others see it. */
            payPalNameSince?: string;
            /**
             * @description The user has removed it: a payment does not set it again.
             * @constant
             */
            payPalNameOff?: true;
            /** @description The user can do nothing but download their data and delete the account. */
            suspension?: {
                /** Format: date-time */
                since: string;
                reason: components["schemas"]["SuspensionReason"];
            };
            /** @description The user has signed up again, and what outlived the account before was found by the address or Google id. */
            hadAccount?: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What others may see: the name masked after its first character; contact data, links and handles in the note masked. Only users read the note. */
        PublicCard: {
            id: string;
            type: components["schemas"]["Type"];
            itinerary: components["schemas"]["ShownLeg"][];
            /** @description The note. */
            addInfo?: string;
            /** @description Of a flightaid only. Missing is `open`. */
            connect?: components["schemas"]["Connect"];
            /** @description That those who fly, or the flightaid, speak. */
            languages?: components["schemas"]["SpokenLanguage"][];
            /** @description Of a flightaid only: with what they help. */
            help?: components["schemas"]["Help"][];
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            hasNote?: true;
            traveler: {
                displayName: string;
            };
            /** @description Missing in cards of earlier versions. */
            owner?: components["schemas"]["Owner"];
            /** @constant */
            mine?: true;
        };
        Recorded: {
            /** Format: date-time */
            at: string;
            operator: string;
            /** @enum {string} */
            what: "look" | "find" | "dismiss" | "warn" | "suspend" | "lift" | "put-on-offer" | "refund" | "no-refund" | "retry-refund" | "settle-refund" | "close-dispute" | "close-claim" | "retry-mail" | "drop-mail" | "retry-itinerary";
            /** @description The id that the person's account gets when it is deleted: the same for each entry about them. */
            whom?: string;
            report?: string;
            connection?: string;
            reason?: string;
            text?: string;
        };
        /**
         * @description What becomes of a fee that was paid: it goes back to the traveler, or it does not.
         * @enum {string}
         */
        Refund: "refunded" | "kept";
        /** @description A refund that PayPal has refused for good. */
        RefusedRefund: {
            /** @description The id of the connection. */
            connection: string;
            captureId: string;
            /** @description `$10 USD` */
            amount: string;
            /**
             * Format: date-time
             * @description When PayPal refused it last, how often, and why.
             */
            at: string;
            refusals: number;
            issue: string;
        };
        /** @enum {string} */
        ReportReason: "asks-for-money" | "carry-something" | "false-trip" | "harassment" | "unsafe" | "spam" | "other";
        Review: {
            again: components["schemas"]["Again"];
            /** @description Masked. */
            thanks?: string;
        };
        /** @description A leg in an answer, with what is known of its airports and its flight. Stored legs and inputs have none of it, and legs in lists only the cities. */
        ShownLeg: {
            sequence: number;
            from: string;
            to: string;
            /** @description The first day of the window, if the flight is not booked. */
            travelDate: string;
            flight?: string;
            /**
             * @description Not booked yet. Of a traveler only.
             * @constant
             */
            booked?: false;
            /** @description The last day of the window. Only while the flight is not booked. */
            until?: string;
            fromCity?: string;
            toCity?: string;
            fromPosition?: components["schemas"]["Position"];
            toPosition?: components["schemas"]["Position"];
            /** @description The name of the airline that sells the flight. */
            airline?: string;
        };
        /** @enum {string} */
        Sort: "newest" | "soonest";
        /** @enum {string} */
        SpokenLanguage: "hi" | "pa" | "gu" | "ta" | "te" | "bn" | "mr" | "ml" | "kn" | "ur" | "ne" | "si" | "zh" | "yue" | "ar" | "fa" | "en" | "fr" | "es" | "pt";
        /** @enum {string} */
        State: "requested" | "accepted" | "ordered" | "paid" | "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";
        Step: {
            kind: components["schemas"]["TapKind"];
            /** @description Position in `legs`, from 1. */
            leg: number;
            /** @description IATA code of the airport at which it happens: the origin for `met` and `boarded`, else the destination. */
            airport: string;
            /** @description Of the airport, an IANA name. */
            timeZone: string;
            /**
             * Format: date-time
             * @description The instants of a press from which and until which it is accepted.
             */
            from: string;
            /** Format: date-time */
            until: string;
            tap?: components["schemas"]["Tap"];
        };
        /** @description The question of a link in a mail: only the public data of the trip, and ids that are useless without a sign-in. */
        StillFlying: {
            flight: {
                from: string;
                to: string;
                /** @description The first day of the window, if the flight is not booked. */
                travelDate: string;
                flight?: string;
                /**
                 * @description Not booked yet. Of a traveler only.
                 * @constant
                 */
                booked?: false;
                /** @description The last day of the window. Only while the flight is not booked. */
                until?: string;
                fromCity?: string;
                toCity?: string;
                fromPosition?: components["schemas"]["Position"];
                toPosition?: components["schemas"]["Position"];
                /** @description The name of the airline that sells the flight. */
                airline?: string;
            };
            /** @description The recipient's itinerary, if they posted one. */
            itinerary?: string;
            /** @description The recipient has a paid connection for this trip. A recipient who can no longer fly cancels it on its page. */
            connection?: string;
            /**
             * @description Out of sight of others: the answer was no, or it was paused otherwise.
             * @constant
             */
            paused?: true;
            /**
             * Format: date-time
             * @description When the recipient last said that they fly.
             */
            stillFlyingAt?: string;
        };
        /** @description A connection's story, ours and PayPal's. Names nobody. */
        Story: {
            id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "ordered" | "paid" | "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";
            /** @enum {string} */
            endReason?: "declined" | "withdrawn" | "unanswered" | "too-late" | "cannot-fly" | "airline" | "other" | "no-answer" | "did-not-meet" | "deleted" | "changed" | "left" | "unfit" | "operator" | "paypal";
            traveler: string;
            flightaid: string;
            /** @description `DEL-YYZ` */
            route: string;
            travelDate: string;
            /** @description Oldest first. */
            events: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                what: "asked" | "accepted" | "ordered" | "paid" | "confirmed" | "no-answer" | "did-not-meet" | "airline-cancelled" | "contradicted" | "not-refunded" | "tap" | "message" | "mail" | "refunded" | "reversed" | "ended";
                /** @enum {string} */
                by?: "traveler" | "flightaid";
                /** @description The kind of a mail, the word of a tap; `former-order` of a payment that did not pay for the connection. */
                detail?: string;
            }[];
            ours: {
                orderId?: string;
                captureId?: string;
                amount?: string;
                currency?: string;
                refundedAt?: string;
                /** @description PayPal has refused the refund for good. */
                refundRefusedAt?: string;
            };
            /** @description PayPal's side of the order. Missing without an order, and for one that PayPal no longer knows. */
            paypal?: {
                status: string;
                captures: {
                    id: string;
                    status: string;
                    amount: string;
                }[];
                refunds: {
                    id: string;
                    status: string;
                    amount: string;
                }[];
            };
            canBeRefunded: boolean;
        };
        /** @enum {string} */
        SuspensionReason: "asks-for-money" | "carry-something" | "false-trip" | "harassment" | "unsafe" | "spam" | "other";
        /** @description A tap as one participant sees it. */
        Tap: {
            /**
             * Format: date-time
             * @description The instant of the press.
             */
            at: string;
            /** @enum {string} */
            by: "me" | "them";
            /** @description Of the caller's own, while it can be revoked: its key, and when that is over. */
            revocable?: {
                /** Format: uuid */
                key: string;
                /** Format: date-time */
                until: string;
            };
        };
        /** @enum {string} */
        TapKind: "met" | "boarded" | "landed" | "handed-over";
        /**
         * @description Best first.
         * @enum {string}
         */
        Tier: "same-flight" | "same-day" | "near-date" | "nearby-airport";
        /**
         * Format: date
         * @description A calendar date at the origin airport, `YYYY-MM-DD`.
         */
        TravelDate: string;
        /** @description The flight of one participant. */
        Trip: {
            /** @description The id of the itinerary. */
            itinerary?: string;
            /** @description The leg that matches the other's. */
            leg: components["schemas"]["ShownLeg"];
            /** @description Legs of the whole itinerary. */
            legs: number;
            /** @description All of them, if there are several. */
            all?: components["schemas"]["ShownLeg"][];
        };
        /**
         * @description The role of an itinerary's owner: a `traveler` wants help and pays, a `flightaid` offers it.
         * @enum {string}
         */
        Type: "traveler" | "flightaid";
        /** @description A phone number as the API takes it: E.164, or a national number with its country. */
        TypedPhone: {
            phoneNumber: string;
            /** @description The country of a number without a calling code: ISO 3166-1 alpha-2. */
            phoneCountry?: string;
        };
        /** @description Why a request was refused, in the form of RFC 9457. Programs decide by `code` and `reason`; new reasons can be added. */
        Problem: {
            /** @description `urn:flightaides:problem:` and the code. */
            type: string;
            /** @description Of the code, in English. */
            title: string;
            status: number;
            /** @description Of the reason, in English. */
            detail: string;
            /** @enum {string} */
            code: "invalid-input" | "malformed-json" | "bad-signature" | "unauthenticated" | "payment-declined" | "forbidden" | "sign-in-again" | "not-found" | "method-not-allowed" | "conflict" | "itinerary-required" | "payload-too-large" | "too-many-requests" | "internal" | "unavailable";
            /** @enum {string} */
            reason: "invalid-fields" | "invalid-cursor" | "invalid-link" | "push-service-unknown" | "phone-number-required" | "malformed-json" | "malformed-event" | "bad-signature" | "sign-in-required" | "session-ended" | "account-deleted" | "payment-declined" | "sign-in-again" | "direct-call" | "suspended" | "operators-only" | "second-factor-required" | "agreement-required" | "traveler-only" | "flightaid-only" | "recipient-not-connected" | "route-not-found" | "itinerary-not-found" | "connection-not-found" | "follow-link-not-found" | "question-over" | "device-not-found" | "block-not-found" | "person-not-found" | "appeal-over" | "report-not-found" | "refund-not-refused" | "itinerary-not-parked" | "mail-not-parked" | "method-not-allowed" | "itinerary-required" | "case-decided" | "own-case" | "person-left" | "not-suspended" | "push-key-changed" | "own-itinerary" | "itinerary-paused" | "old-itinerary" | "posted-already" | "cancel-first" | "cannot-fly" | "on-another-plane" | "off-offer" | "you-are-leaving" | "one-is-leaving" | "declined-before" | "ended-before" | "trip-not-shared" | "request-changed" | "trip-changed" | "cancel-refund-changed" | "fee-changed" | "connection-requested" | "connection-accepted" | "connection-ordered" | "connection-paid" | "connection-refunded" | "connection-cancelled" | "connection-declined" | "connection-withdrawn" | "connection-expired" | "connection-over" | "confirm-untimely" | "no-answer-untimely" | "did-not-meet-untimely" | "contradict-untimely" | "cancel-untimely" | "airline-untimely" | "agree-untimely" | "moved-untimely" | "said-otherwise" | "tap-untimely" | "revocation-untimely" | "boarding-pass-early" | "boarding-pass-other-day" | "trip-over" | "follow-links-full" | "review-untimely" | "name-check-over" | "paypal-account-unverified" | "paypal-name-hidden" | "paypal-name-differs" | "not-now" | "flight-not-booked" | "payment-not-open" | "other-order" | "payment-not-approved" | "order-dead" | "payment-approved" | "payment-under-way" | "payment-pending" | "refund-being-sent" | "nothing-to-refund" | "body-too-large" | "too-many-itineraries" | "too-many-postings" | "too-many-connections" | "opened-too-often" | "too-many-messages" | "too-many-messages-to-one" | "too-many-previews" | "too-many-taps" | "too-many-meeting-points" | "too-many-boarding-passes" | "too-many-follow-links" | "too-many-reports" | "too-many-blocks" | "block-list-full" | "too-many-renames" | "too-many-name-checks" | "too-many-tap-mails" | "too-many-push-devices" | "too-many-match-mails" | "internal" | "overloaded" | "busy" | "account-busy" | "itinerary-busy" | "connection-busy" | "connection-opening" | "journey-busy" | "messages-crossing" | "order-busy" | "payment-busy" | "capture-in-progress" | "paypal-unavailable" | "paypal-silent" | "charge-unknown" | "certificate-unavailable";
            /** @description What the sentence of the reason contains: numbers, dates, codes. */
            params?: {
                [key: string]: string | number | boolean;
            };
            /** @description The fields that were refused. */
            errors?: components["schemas"]["FieldProblem"][];
        };
        /** @description Why a field was refused. */
        FieldProblem: {
            /** @description Dotted, from the root: `itinerary.0.travelDate`. */
            path: string;
            /** @enum {string} */
            reason: "airport-required" | "connect-required" | "email-required" | "flight-required" | "flightaid-not-booked" | "invalid-cursor" | "invalid-date" | "invalid-flight-number" | "invalid-link" | "invalid-phone-number" | "mail-subject-multiline" | "mail-subject-required" | "mail-text-required" | "malformed-text" | "message-required" | "outdated-agreement" | "outdated-terms" | "passenger-must-know" | "report-reason-required" | "report-subject-required" | "same-airport" | "term-too-short" | "they-are-a-flightaid" | "they-are-a-traveler" | "too-long" | "too-many-flights" | "type-required" | "unknown-airline" | "unknown-airport" | "required" | "invalid";
            params?: {
                [key: string]: string | number | boolean;
            };
            /** @description In English. */
            message: string;
        };
        /** @description From API Gateway, before a function was called. */
        GatewayError: {
            message: string | null;
        };
    };
    responses: {
        /**
         * @description The request is not right. `errors` names the fields.
         *
         *     - `invalid-input`: `invalid-fields`, `invalid-cursor`, `invalid-link`, `push-service-unknown`, `phone-number-required`
         *     - `malformed-json`: `malformed-json`, `malformed-event`
         *     - `bad-signature`: `bad-signature`
         */
        Status400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 400;
                    /** @enum {unknown} */
                    code?: "invalid-input" | "malformed-json" | "bad-signature";
                    /** @enum {unknown} */
                    reason?: "invalid-fields" | "invalid-cursor" | "invalid-link" | "push-service-unknown" | "phone-number-required" | "malformed-json" | "malformed-event" | "bad-signature";
                };
            };
        };
        /**
         * @description The token is missing, is no longer valid, or is of a deleted account.
         *
         *     - `unauthenticated`: `sign-in-required`, `session-ended`, `account-deleted`
         */
        Status401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    /** @enum {unknown} */
                    code?: "unauthenticated";
                    /** @enum {unknown} */
                    reason?: "sign-in-required" | "session-ended" | "account-deleted";
                };
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /**
         * @description The payment was declined, and nothing was charged.
         *
         *     - `payment-declined`: `payment-declined`
         */
        Status402: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 402;
                    /** @enum {unknown} */
                    code?: "payment-declined";
                    /** @enum {unknown} */
                    reason?: "payment-declined";
                };
            };
        };
        /**
         * @description The caller may not do this.
         *
         *     - `forbidden`: `direct-call`, `suspended`, `operators-only`, `second-factor-required`, `agreement-required`, `traveler-only`, `flightaid-only`, `recipient-not-connected`
         *     - `sign-in-again`: `sign-in-again`
         */
        Status403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    /** @enum {unknown} */
                    code?: "forbidden" | "sign-in-again";
                    /** @enum {unknown} */
                    reason?: "direct-call" | "suspended" | "operators-only" | "second-factor-required" | "agreement-required" | "traveler-only" | "flightaid-only" | "recipient-not-connected" | "sign-in-again";
                };
            };
        };
        /**
         * @description There is nothing, or the caller may not know of it.
         *
         *     - `not-found`: `route-not-found`, `itinerary-not-found`, `connection-not-found`, `follow-link-not-found`, `question-over`, `device-not-found`, `block-not-found`, `person-not-found`, `appeal-over`, `report-not-found`, `refund-not-refused`, `itinerary-not-parked`, `mail-not-parked`
         */
        Status404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    /** @enum {unknown} */
                    code?: "not-found";
                    /** @enum {unknown} */
                    reason?: "route-not-found" | "itinerary-not-found" | "connection-not-found" | "follow-link-not-found" | "question-over" | "device-not-found" | "block-not-found" | "person-not-found" | "appeal-over" | "report-not-found" | "refund-not-refused" | "itinerary-not-parked" | "mail-not-parked";
                };
            };
        };
        /**
         * @description The state of things does not allow it now.
         *
         *     - `conflict`: `case-decided`, `own-case`, `person-left`, `not-suspended`, `push-key-changed`, `own-itinerary`, `itinerary-paused`, `old-itinerary`, `posted-already`, `cancel-first`, `cannot-fly`, `on-another-plane`, `off-offer`, `you-are-leaving`, `one-is-leaving`, `declined-before`, `ended-before`, `trip-not-shared`, `request-changed`, `trip-changed`, `cancel-refund-changed`, `fee-changed`, `connection-requested`, `connection-accepted`, `connection-ordered`, `connection-paid`, `connection-refunded`, `connection-cancelled`, `connection-declined`, `connection-withdrawn`, `connection-expired`, `connection-over`, `confirm-untimely`, `no-answer-untimely`, `did-not-meet-untimely`, `contradict-untimely`, `cancel-untimely`, `airline-untimely`, `agree-untimely`, `moved-untimely`, `said-otherwise`, `tap-untimely`, `revocation-untimely`, `boarding-pass-early`, `boarding-pass-other-day`, `trip-over`, `follow-links-full`, `review-untimely`, `name-check-over`, `paypal-account-unverified`, `paypal-name-hidden`, `paypal-name-differs`, `not-now`, `flight-not-booked`, `payment-not-open`, `other-order`, `payment-not-approved`, `order-dead`, `payment-approved`, `payment-under-way`, `payment-pending`, `refund-being-sent`, `nothing-to-refund`, `block-list-full`
         *     - `itinerary-required`: `itinerary-required`
         */
        Status409: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    /** @enum {unknown} */
                    code?: "conflict" | "itinerary-required";
                    /** @enum {unknown} */
                    reason?: "case-decided" | "own-case" | "person-left" | "not-suspended" | "push-key-changed" | "own-itinerary" | "itinerary-paused" | "old-itinerary" | "posted-already" | "cancel-first" | "cannot-fly" | "on-another-plane" | "off-offer" | "you-are-leaving" | "one-is-leaving" | "declined-before" | "ended-before" | "trip-not-shared" | "request-changed" | "trip-changed" | "cancel-refund-changed" | "fee-changed" | "connection-requested" | "connection-accepted" | "connection-ordered" | "connection-paid" | "connection-refunded" | "connection-cancelled" | "connection-declined" | "connection-withdrawn" | "connection-expired" | "connection-over" | "confirm-untimely" | "no-answer-untimely" | "did-not-meet-untimely" | "contradict-untimely" | "cancel-untimely" | "airline-untimely" | "agree-untimely" | "moved-untimely" | "said-otherwise" | "tap-untimely" | "revocation-untimely" | "boarding-pass-early" | "boarding-pass-other-day" | "trip-over" | "follow-links-full" | "review-untimely" | "name-check-over" | "paypal-account-unverified" | "paypal-name-hidden" | "paypal-name-differs" | "not-now" | "flight-not-booked" | "payment-not-open" | "other-order" | "payment-not-approved" | "order-dead" | "payment-approved" | "payment-under-way" | "payment-pending" | "refund-being-sent" | "nothing-to-refund" | "block-list-full" | "itinerary-required";
                };
            };
        };
        /**
         * @description The body is too large.
         *
         *     - `payload-too-large`: `body-too-large`
         */
        Status413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 413;
                    /** @enum {unknown} */
                    code?: "payload-too-large";
                    /** @enum {unknown} */
                    reason?: "body-too-large";
                };
            };
        };
        /**
         * @description Too often. `Retry-After` says when to come back, where it is known.
         *
         *     - `too-many-requests`: `too-many-itineraries`, `too-many-postings`, `too-many-connections`, `opened-too-often`, `too-many-messages`, `too-many-messages-to-one`, `too-many-previews`, `too-many-taps`, `too-many-meeting-points`, `too-many-boarding-passes`, `too-many-follow-links`, `too-many-reports`, `too-many-blocks`, `too-many-renames`, `too-many-name-checks`, `too-many-tap-mails`, `too-many-push-devices`, `too-many-match-mails`
         */
        Status429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    /** @enum {unknown} */
                    code?: "too-many-requests";
                    /** @enum {unknown} */
                    reason?: "too-many-itineraries" | "too-many-postings" | "too-many-connections" | "opened-too-often" | "too-many-messages" | "too-many-messages-to-one" | "too-many-previews" | "too-many-taps" | "too-many-meeting-points" | "too-many-boarding-passes" | "too-many-follow-links" | "too-many-reports" | "too-many-blocks" | "too-many-renames" | "too-many-name-checks" | "too-many-tap-mails" | "too-many-push-devices" | "too-many-match-mails";
                };
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /**
         * @description A fault of ours.
         *
         *     - `internal`: `internal`
         */
        Status500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 500;
                    /** @enum {unknown} */
                    code?: "internal";
                    /** @enum {unknown} */
                    reason?: "internal";
                };
                "application/json": components["schemas"]["GatewayError"];
            };
        };
        /**
         * @description Busy: the same request can succeed later.
         *
         *     - `unavailable`: `overloaded`, `busy`, `account-busy`, `itinerary-busy`, `connection-busy`, `connection-opening`, `journey-busy`, `messages-crossing`, `order-busy`, `payment-busy`, `capture-in-progress`, `paypal-unavailable`, `paypal-silent`, `charge-unknown`, `certificate-unavailable`
         */
        Status503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 503;
                    /** @enum {unknown} */
                    code?: "unavailable";
                    /** @enum {unknown} */
                    reason?: "overloaded" | "busy" | "account-busy" | "itinerary-busy" | "connection-busy" | "connection-opening" | "journey-busy" | "messages-crossing" | "order-busy" | "payment-busy" | "capture-in-progress" | "paypal-unavailable" | "paypal-silent" | "charge-unknown" | "certificate-unavailable";
                };
                "application/json": components["schemas"]["GatewayError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds until the same request can succeed. */
        RetryAfter: number;
        /** @description The next page, with `rel="next"` (RFC 8288). Missing on the last one. */
        NextPage: string;
        /** @description `true`: there are more than the answer has. */
        Truncated: "true";
        /** @description The page to which the browser goes. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    healthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        stage: string;
                        version: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    matchingList: {
        parameters: {
            query?: {
                /**
                 * @description Of the itineraries.
                 * @example flightaid
                 */
                type?: components["schemas"]["Type"];
                /**
                 * @description Where a leg begins.
                 * @example YYZ
                 */
                from?: components["schemas"]["Iata"];
                /** @description Where a leg ends. */
                to?: components["schemas"]["Iata"];
                /** @description Of a leg. */
                flight?: components["schemas"]["Flight"];
                /** @description Of a leg. */
                travelDate?: components["schemas"]["TravelDate"];
                /** @description That they speak. */
                language?: components["schemas"]["SpokenLanguage"];
                /** @description With what they help. */
                help?: components["schemas"]["Help"];
                /** @description The newest posting first, or the next flight. */
                sort?: components["schemas"]["Sort"];
                /** @description Includes past trips. */
                past?: boolean | string;
                /**
                 * @description Itineraries in a page.
                 * @example 10
                 */
                limit?: number;
                /** @description From the `Link` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCard"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "traveler",
                 *       "itinerary": [
                 *         {
                 *           "from": "YYZ",
                 *           "to": "DXB",
                 *           "flight": "EK242",
                 *           "travelDate": "2027-03-02",
                 *           "sequence": 1
                 *         },
                 *         {
                 *           "from": "DXB",
                 *           "to": "DEL",
                 *           "flight": "EK510",
                 *           "travelDate": "2027-03-03",
                 *           "sequence": 2
                 *         }
                 *       ],
                 *       "addInfo": "My mother has a window seat and likes to talk about gardens.",
                 *       "languages": [
                 *         "hi"
                 *       ],
                 *       "relation": "mother",
                 *       "ageGroup": "70-79",
                 *       "needs": [
                 *         "changing-planes"
                 *       ],
                 *       "passengerKnows": true,
                 *       "traveler": {
                 *         "phoneNumber": "(416) 555-0134",
                 *         "phoneCountry": "CA"
                 *       }
                 *     }
                 */
                "application/json": {
                    type: components["schemas"]["Type"];
                    itinerary: components["schemas"]["Legs"];
                    confirmedAirlines?: components["schemas"]["ConfirmedAirlines"];
                    /** @description The note. */
                    addInfo?: string;
                    /** @description Of a flightaid only. Missing is `open`. */
                    connect?: components["schemas"]["Connect"];
                    /** @description That those who fly, or the flightaid, speak. */
                    languages?: ("hi" | "pa" | "gu" | "ta" | "te" | "bn" | "mr" | "ml" | "kn" | "ur" | "ne" | "si" | "zh" | "yue" | "ar" | "fa" | "en" | "fr" | "es" | "pt")[];
                    /** @description Of a flightaid only: with what they help. */
                    help?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /**
                     * @description Empty: not said.
                     * @enum {string}
                     */
                    relation?: "" | "mother" | "father" | "parents" | "grandmother" | "grandfather" | "grandparents" | "partner" | "child" | "relative" | "friend" | "myself";
                    /**
                     * @description Of the oldest, or of a child. Empty: not said.
                     * @enum {string}
                     */
                    ageGroup?: "" | "0-11" | "12-17" | "18-59" | "60-69" | "70-79" | "80+";
                    /** @description How many fly together. Missing is 1. */
                    party?: number;
                    needs?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /** @description The passenger knows about the posting. Required unless the owner flies. */
                    passengerKnows?: boolean;
                    /** @description Of a flightaid: that she is a woman. Not verified. */
                    woman?: boolean;
                    /** @description Of a traveler: would rather have a woman. */
                    prefersWoman?: boolean;
                    /** @description Name, e-mail and uid come from the token and are ignored here. */
                    traveler: components["schemas"]["TypedPhone"];
                    notify?: {
                        nearby: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It existed already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItinerary"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItinerary"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryFromId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the itinerary. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItinerary"] | components["schemas"]["OthersItinerary"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the itinerary. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the itinerary. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    itinerary?: components["schemas"]["Legs"];
                    confirmedAirlines?: components["schemas"]["ConfirmedAirlines"];
                    /** @description The note. */
                    addInfo?: string;
                    /** @description Of a flightaid only. Missing is `open`. */
                    connect?: components["schemas"]["Connect"];
                    /** @description That those who fly, or the flightaid, speak. */
                    languages?: ("hi" | "pa" | "gu" | "ta" | "te" | "bn" | "mr" | "ml" | "kn" | "ur" | "ne" | "si" | "zh" | "yue" | "ar" | "fa" | "en" | "fr" | "es" | "pt")[];
                    /** @description Of a flightaid only: with what they help. */
                    help?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /**
                     * @description Empty: not said.
                     * @enum {string}
                     */
                    relation?: "" | "mother" | "father" | "parents" | "grandmother" | "grandfather" | "grandparents" | "partner" | "child" | "relative" | "friend" | "myself";
                    /**
                     * @description Of the oldest, or of a child. Empty: not said.
                     * @enum {string}
                     */
                    ageGroup?: "" | "0-11" | "12-17" | "18-59" | "60-69" | "70-79" | "80+";
                    /** @description How many fly together. Missing is 1. */
                    party?: number;
                    needs?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /** @description The passenger knows about the posting. Required unless the owner flies. */
                    passengerKnows?: boolean;
                    /** @description Of a flightaid: that she is a woman. Not verified. */
                    woman?: boolean;
                    /** @description Of a traveler: would rather have a woman. */
                    prefersWoman?: boolean;
                    traveler?: components["schemas"]["TypedPhone"];
                    notify?: {
                        nearby: boolean;
                    };
                    paused?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItinerary"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the itinerary. */
                id: string;
                /** @description Of the page. */
                language: "en" | "fr" | "hi" | "pa" | "gu";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    matchingSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "searchType": "PROXIMAL",
                 *       "type": "flightaid",
                 *       "itinerary": [
                 *         {
                 *           "from": "YYZ",
                 *           "to": "DXB",
                 *           "flight": "EK242",
                 *           "travelDate": "2027-03-02",
                 *           "sequence": 1
                 *         },
                 *         {
                 *           "from": "DXB",
                 *           "to": "DEL",
                 *           "flight": "EK510",
                 *           "travelDate": "2027-03-03",
                 *           "sequence": 2
                 *         }
                 *       ],
                 *       "languages": [
                 *         "hi"
                 *       ],
                 *       "needs": [
                 *         "changing-planes"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    searchType: "PROXIMAL";
                    /** @description The type sought: the opposite of the searcher's role. */
                    type: components["schemas"]["Type"];
                    itinerary: components["schemas"]["Legs"];
                    confirmedAirlines?: components["schemas"]["ConfirmedAirlines"];
                    /** @description The trip is posted and may have begun: legs whose day is over match nothing, and are refused only if no other one is ahead. */
                    posted?: boolean;
                    /** @description That those who fly, or the flightaid, speak. */
                    languages?: ("hi" | "pa" | "gu" | "ta" | "te" | "bn" | "mr" | "ml" | "kn" | "ur" | "ne" | "si" | "zh" | "yue" | "ar" | "fa" | "en" | "fr" | "es" | "pt")[];
                    needs?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /** @description Of a traveler: would rather have a woman. */
                    prefersWoman?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchedItinerary"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    matchingSearchDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The type sought. */
                    type: components["schemas"]["Type"];
                    itinerary: components["schemas"]["Legs"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description From -7 to 7. Days that are over, and days on a crowded route that were not read, are missing. */
                        dayOffset: number;
                        people: number;
                    }[];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryOfOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnItinerary"][][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    itineraryPreviewText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unless it is new. */
                    id?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    userMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    accountRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    userUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Takes the name of the caller's token, which the user pool vouches for.
                     * @constant
                     */
                    takeName?: true;
                    /**
                     * @description Refuses the tokens of all sessions that began before the caller's, and unsubscribes all devices from notifications, the caller's too.
                     * @constant
                     */
                    endOtherSessions?: true;
                    /** @enum {string} */
                    language?: "en" | "fr" | "hi" | "pa" | "gu";
                    /** @description As of a posting; an empty one removes the number. */
                    phoneNumber?: string;
                    phoneCountry?: string;
                    notifyMatches?: boolean;
                    notifyRequests?: boolean;
                    notifyNearby?: boolean;
                    marketing?: boolean;
                    /** @constant */
                    agreementVersion?: "2026-11-22";
                    /** @enum {string} */
                    termsVersion?: "2026-11-22" | "2026-11-24";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionOpen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "itineraryId": "3f1c9d2ab4e84c5f9a1b7c6d5e4f3a2b",
                 *       "role": "traveler",
                 *       "phoneNumber": "(416) 555-0134",
                 *       "phoneCountry": "CA"
                 *     }
                 */
                "application/json": {
                    /** @description The other participant's itinerary. */
                    itineraryId: string;
                    /** @description The caller's role: the opposite of the itinerary's type. */
                    role: components["schemas"]["Type"];
                    phoneNumber?: string;
                    /** @description The country of a number without a calling code: ISO 3166-1 alpha-2. */
                    phoneCountry?: string;
                    /** @description What the caller has searched with. Posted as their own itinerary when it matches on a nearer day than those they have, or they have none. */
                    itinerary?: components["schemas"]["Legs"];
                    confirmedAirlines?: components["schemas"]["ConfirmedAirlines"];
                    /** @description The note. */
                    addInfo?: string;
                    /** @description That those who fly, or the flightaid, speak. */
                    languages?: ("hi" | "pa" | "gu" | "ta" | "te" | "bn" | "mr" | "ml" | "kn" | "ur" | "ne" | "si" | "zh" | "yue" | "ar" | "fa" | "en" | "fr" | "es" | "pt")[];
                    /** @description Of a flightaid only: with what they help. */
                    help?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /**
                     * @description Empty: not said.
                     * @enum {string}
                     */
                    relation?: "" | "mother" | "father" | "parents" | "grandmother" | "grandfather" | "grandparents" | "partner" | "child" | "relative" | "friend" | "myself";
                    /**
                     * @description Of the oldest, or of a child. Empty: not said.
                     * @enum {string}
                     */
                    ageGroup?: "" | "0-11" | "12-17" | "18-59" | "60-69" | "70-79" | "80+";
                    /** @description How many fly together. Missing is 1. */
                    party?: number;
                    needs?: ("finding-the-way" | "security-and-gates" | "changing-planes" | "meeting-again" | "seat" | "interpreting" | "company" | "medicine-reminder" | "children" | "border-forms" | "own-bags" | "handing-over")[];
                    /** @description The passenger knows about the posting. Required unless the owner flies. */
                    passengerKnows?: boolean;
                    /** @description Of a flightaid: that she is a woman. Not verified. */
                    woman?: boolean;
                    /** @description Of a traveler: would rather have a woman. */
                    prefersWoman?: boolean;
                };
            };
        };
        responses: {
            /** @description It existed already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionFromId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the connection.
                 * @example 3f1c9d2ab4e84c5f9a1b7c6d5e4f3a2b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true,
                 *       "text": "Gladly."
                 *     }
                 */
                "application/json": {
                    accept: boolean;
                    text?: string;
                    trips?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionNoAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionContradict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionSetMeetingPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    boardingPassShareBoardingPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Position in `legs` of the journey, from 1. */
                    leg: number;
                    /** @description Of the pass: that of the operating airline in a code-share. */
                    flight: string;
                    /**
                     * Format: date
                     * @description At the origin. Missing where the pass has none.
                     */
                    date?: string;
                    /** @description Missing on a pass without a seat. */
                    seat?: string;
                    /** @description Whether the surname on the pass is in the name of the profile. */
                    surnameFits: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    boardingPassRemoveBoardingPass: {
        parameters: {
            query: {
                /** @description Position in `legs` of the journey, from 1. */
                leg: number;
            };
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeyTap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Idempotency key, made by the client at the press.
                     */
                    key: string;
                    kind: components["schemas"]["TapKind"];
                    /** @description Position in `legs` of the journey, from 1. Ignored for `met` and `handed-over`. */
                    leg?: number;
                    /**
                     * Format: date-time
                     * @description The instant of the press on the client's clock. One in the future counts as now.
                     */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeyRevokeTap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
                /** @description The id of the tap. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeyCreateFollowLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    language?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        language: components["schemas"]["Language"];
                        /** Format: date-time */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description When it ends by itself.
                         */
                        until: string;
                        /** @description Absolute, with the token. Not shown again. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeyRevokeFollowLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
                /** @description The id of the follow link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeySetTapMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journey"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    messageList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    messageWrite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the connection.
                 * @example 3f1c9d2ab4e84c5f9a1b7c6d5e4f3a2b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Shall we meet at the check-in of Emirates?"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Idempotency key, chosen by the client: a repetition with the same key, however late, is not written again.
                     */
                    key?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    messagePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @description For a thank-you, which everyone can read. */
                    isPublic?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    safetyReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "itinerary": "3f1c9d2ab4e84c5f9a1b7c6d5e4f3a2b",
                 *       "reason": "false-trip"
                 *     }
                 */
                "application/json": {
                    itinerary?: string;
                    connection?: string;
                    reason: components["schemas"]["ReportReason"];
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    safetyAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    safetyBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    safetyBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    itinerary?: string;
                    connection?: string;
                };
            };
        };
        responses: {
            /** @description It existed already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    safetyUnblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the block. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    stillFlyingQuestion: {
        parameters: {
            query: {
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StillFlying"];
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    stillFlyingAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the link in a mail. */
                    token: string;
                    /** @enum {string} */
                    answer: "yes" | "no";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StillFlying"];
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    pushDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With which a browser subscribes (`applicationServerKey`): base64url. */
                        publicKey: string;
                        /** @description The caller's, newest first. */
                        devices: components["schemas"]["Device"][];
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    pushSubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                    /** @description With which it was made. */
                    publicKey: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    pushUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the device. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    paymentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    trips?: number;
                    /** @description As the page shows it. */
                    cancelRefund?: components["schemas"]["Refund"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    paymentCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the connection.
                 * @example 3f1c9d2ab4e84c5f9a1b7c6d5e4f3a2b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "5O190127TN364715T",
                 *       "trips": 0
                 *     }
                 */
                "application/json": {
                    orderId: string;
                    trips?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            402: components["responses"]["Status402"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["CancelReason"];
                    fee?: components["schemas"]["Refund"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionAirlineCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionAgree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionDidNotMeet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    connectionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    again: components["schemas"]["Again"];
                    thanks?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    confirmedNameBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    confirmedNameFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    state: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    confirmedNameRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseSummary"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskCaseOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "dismiss" | "warn" | "suspend" | "refund";
                    reason: components["schemas"]["SuspensionReason"];
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskClaimOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the claim. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimCase"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskDecideClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the claim. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "refund" | "no-refund" | "closed";
                    /**
                     * @default other
                     * @enum {string}
                     */
                    reason?: "no-answer" | "did-not-meet" | "met" | "airline-cancelled" | "not-as-described" | "duplicate" | "goodwill" | "other";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskFind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uid: string;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskPerson: {
        parameters: {
            query: {
                /** @description Of the account. */
                uid: string;
                /** @description The reason of a look. */
                why?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskSuspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["SuspensionReason"];
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskLift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskPutOnOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default other
                     * @enum {string}
                     */
                    reason?: "no-answer" | "did-not-meet" | "met" | "airline-cancelled" | "not-as-described" | "duplicate" | "goodwill" | "other";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        refused: boolean;
                        owed: boolean;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRefusedRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedRefund"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRetryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        refused: boolean;
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskSettleRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the connection. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskOpenOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenOrder"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskLedger: {
        parameters: {
            query: {
                /** @description In UTC. */
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntry"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkedMail"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRetryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mail. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskDropMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mail. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskItineraries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkedItinerary"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRetryItinerary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the itinerary. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskNumbers: {
        parameters: {
            query: {
                /** @description The first day (UTC). */
                since: string;
                /** @description The last day (UTC). */
                until: string;
                /** @description `YYZ-DEL` */
                route?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayNumbers"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRecord: {
        parameters: {
            query: {
                /** @description In UTC. */
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recorded"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    deskRecordAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recorded"][];
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    communicationSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    to: string;
                    subject: string;
                    /** @description Sanitised: formatting and links are kept, scripts, styles and images removed. */
                    html: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            413: components["responses"]["Status413"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    communicationUnsubscribePage: {
        parameters: {
            query: {
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A redirect. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    communicationUnsubscribe: {
        parameters: {
            query: {
                /** @description Of the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    accountExportAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        exportedAt: string;
                        profile: components["schemas"]["Profile"];
                        /** @description Of the last 180 days. */
                        formerNames: components["schemas"]["FormerName"][];
                        itineraries: components["schemas"]["OwnItinerary"][];
                        connections: components["schemas"]["Connection"][];
                        /** @description What the caller has written on the pages of connections. */
                        messages: {
                            connection: string;
                            /** Format: date-time */
                            at: string;
                            text: string;
                        }[];
                        /** @description What the caller has done on the pages of trips. */
                        journeys: {
                            taps: {
                                connection: string;
                                leg: number;
                                kind: components["schemas"]["TapKind"];
                                /** Format: date-time */
                                at: string;
                                /** @description IANA, of the airport. */
                                timeZone: string;
                            }[];
                            meetingPoints: {
                                connection: string;
                                text: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            boardingPasses: {
                                /** @description Position in `legs`, from 1. */
                                leg: number;
                                /** @description Of the pass: that of the operating airline in a code-share. */
                                flight: string;
                                seat?: string;
                                /** @description Whether the surname on the pass is in the name of the profile. */
                                surnameFits: boolean;
                                connection: string;
                                /** Format: date */
                                date?: string;
                                /**
                                 * Format: date
                                 * @description Of the flight with which it was compared.
                                 */
                                travelDate?: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Without what would open them. */
                            followLinks: {
                                id: string;
                                language: components["schemas"]["Language"];
                                /** Format: date-time */
                                createdAt: string;
                                connection: string;
                            }[];
                        };
                        /** @description Reports by the caller. */
                        reports: components["schemas"]["OwnReport"][];
                        /** @description Appeals by the caller. */
                        appeals: components["schemas"]["OwnAppeal"][];
                        blocks: components["schemas"]["Block"][];
                        /** @description What families say of the caller's trips as a flightaid, as the card shows it. */
                        reputation: {
                            /** @description Trips flown as a flightaid. */
                            trips: number;
                            /** @description Of those, how many were rated, and how many of these would fly together again. */
                            rated: number;
                            again: number;
                            /** @description The latest thank-yous, masked, newest first. */
                            thanks: string[];
                        };
                        /** @description A visit to PayPal that has begun, to confirm the name, and until when it can end. */
                        payPalVisit?: {
                            /** Format: date-time */
                            until: string;
                        };
                        /** @description What the caller has used of the limits. */
                        limits: {
                            /** @description Counts of the last days. */
                            days: {
                                /** Format: date */
                                day: string;
                                /** @description The name of a daily limit. */
                                limit: string;
                                /** @description Of messages on the page of one connection. */
                                connection?: string;
                                count: number;
                            }[];
                            /** @description The itineraries that count as active, each until its last leg is over. */
                            active: {
                                itinerary: string;
                                /** Format: date-time */
                                until: string;
                            }[];
                            /** @description Paid connections that the caller could cancel with the fee back, or so cancelled, each until it no longer counts. */
                            cancelRefunds: {
                                connection: string;
                                /** Format: date-time */
                                until: string;
                            }[];
                            /** @description Paid connections that the caller has cancelled as a flightaid, as far as they count. */
                            cancelled: {
                                connection: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description Since when the caller is off offer, because they were too many.
                             */
                            offSince?: string;
                            suspension?: {
                                /** Format: date-time */
                                since: string;
                                reason: components["schemas"]["SuspensionReason"];
                            };
                        };
                        /** @description After its deletion the account is recognised by keyed hashes of these, for so many days. Blocks, limits used and what is known of pairs outlive it as long, under such a hash. */
                        afterDeletion: {
                            days: number;
                            knownBy: {
                                /**
                                 * @description An address, or an id at a provider such as Google.
                                 * @enum {string}
                                 */
                                kind: "address" | "provider";
                                /**
                                 * Format: date-time
                                 * @description Of an address that the account does not have any more.
                                 */
                                until?: string;
                            }[];
                        };
                        /** @description By the caller, for connections that are still stored. */
                        payments: components["schemas"]["OwnPayment"][];
                        /** @description Devices on which the caller has turned notifications on. */
                        pushDevices: components["schemas"]["Device"][];
                        /** @description Mails to the caller, and what tells devices of them, sent and due. The text of a sent mail is not stored. */
                        mails: {
                            kind: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Status400"];
            401: components["responses"]["Status401"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    airportSuggest: {
        parameters: {
            query: {
                /**
                 * @description What is typed: at least three characters, of which a Chinese one counts for two.
                 * @example toronto pear
                 */
                term: string;
                /**
                 * @description Most of them.
                 * @example 1
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Truncated": components["headers"]["Truncated"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "iata": "YYZ",
                     *         "name": "Toronto Pearson International Airport",
                     *         "city": "Toronto",
                     *         "state": {
                     *           "abbr": "ON"
                     *         },
                     *         "country": {
                     *           "name": "Canada",
                     *           "code": "CA"
                     *         },
                     *         "timeZone": "America/Toronto",
                     *         "position": {
                     *           "latitude": 43.7,
                     *           "longitude": -79.6
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Airport"][];
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeyFollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the follow link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Followed"];
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            404: components["responses"]["Status404"];
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
    journeyFollowPage: {
        parameters: {
            query?: {
                /** @description Instead of the link's. An unknown one counts as none. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description Of the follow link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Status400"];
            403: components["responses"]["Status403"];
            /** @description A page that says that there is nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            409: components["responses"]["Status409"];
            429: components["responses"]["Status429"];
            500: components["responses"]["Status500"];
            503: components["responses"]["Status503"];
        };
    };
}

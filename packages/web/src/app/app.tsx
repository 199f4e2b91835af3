import "./theme.css";
import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { type Path, paths } from "../lib/paths";
import { Home } from "../routes/home";
import { Shell } from "./shell";

/** Home is part of the first script, as the usual entry; every other route loads its own code. */
const pages: Record<Path, ComponentType> = {
  [paths.home]: Home,
  [paths.search]: lazy(() => import("../routes/search")),
  [paths.searchResult]: lazy(() => import("../routes/search-result")),
  [paths.allItineraries]: lazy(() => import("../routes/all-itinerary")),
  [paths.login]: lazy(() => import("../routes/login")),
  [paths.signUp]: lazy(() => import("../routes/signup")),
  [paths.confirm]: lazy(() => import("../routes/confirm")),
  [paths.forgotPassword]: lazy(() => import("../routes/forgot-password")),
  [paths.myItineraries]: lazy(() => import("../routes/my-itinerary")),
  [paths.trip]: lazy(() => import("../routes/trip")),
  [paths.connect]: lazy(() => import("../routes/connect")),
  [paths.connections]: lazy(() => import("../routes/connections")),
  [paths.account]: lazy(() => import("../routes/account")),
  [paths.termsOfUse]: lazy(() => import("../routes/terms-of-use")),
  [paths.privacyPolicy]: lazy(() => import("../routes/privacy-policy")),
  [paths.coTraveler]: lazy(() => import("../routes/co-traveler")),
  [paths.safety]: lazy(() => import("../routes/safety")),
  [paths.aboutUs]: lazy(() => import("../routes/about-us")),
  [paths.blogs]: lazy(() => import("../routes/blogs")),
  [paths.support]: lazy(() => import("../routes/support")),
  [paths.unsubscribe]: lazy(() => import("../routes/unsubscribe")),
};
const NotFound = lazy(() => import("../routes/not-found"));

export function App() {
  return (
    <Shell>
      <Routes>
        {Object.entries(pages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Shell>
  );
}

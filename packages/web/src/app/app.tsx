import "./theme.css";
import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { Home } from "../routes/home";
import { Shell } from "./shell";

// Home is what most people open first; every other route brings its own code.
const Search = lazy(() => import("../routes/search"));
const SearchResult = lazy(() => import("../routes/search-result"));
const AllItinerary = lazy(() => import("../routes/all-itinerary"));
const Login = lazy(() => import("../routes/login"));
const SignUp = lazy(() => import("../routes/signup"));
const Confirm = lazy(() => import("../routes/confirm"));
const ForgotPassword = lazy(() => import("../routes/forgot-password"));
const MyItinerary = lazy(() => import("../routes/my-itinerary"));
const Connect = lazy(() => import("../routes/connect"));
const Connections = lazy(() => import("../routes/connections"));
const Account = lazy(() => import("../routes/account"));
const TermsOfUse = lazy(() => import("../routes/terms-of-use"));
const PrivacyPolicy = lazy(() => import("../routes/privacy-policy"));
const CoTraveler = lazy(() => import("../routes/co-traveler"));
const AboutUs = lazy(() => import("../routes/about-us"));
const Blogs = lazy(() => import("../routes/blogs"));
const Support = lazy(() => import("../routes/support"));
const Unsubscribe = lazy(() => import("../routes/unsubscribe"));
const NotFound = lazy(() => import("../routes/not-found"));

export function App() {
  return (
    <Shell>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/search" element={<Search />} />
        <Route path="/searchResult" element={<SearchResult />} />
        <Route path="/allitinerary" element={<AllItinerary />} />
        <Route path="/login" element={<Login />} />
        <Route path="/signup" element={<SignUp />} />
        <Route path="/confirm" element={<Confirm />} />
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/myitinerary" element={<MyItinerary />} />
        <Route path="/connect" element={<Connect />} />
        <Route path="/connections" element={<Connections />} />
        <Route path="/account" element={<Account />} />
        <Route path="/terms-of-use" element={<TermsOfUse />} />
        <Route path="/privacy-policy" element={<PrivacyPolicy />} />
        <Route path="/co-traveler" element={<CoTraveler />} />
        <Route path="/about-us" element={<AboutUs />} />
        <Route path="/blogs" element={<Blogs />} />
        <Route path="/support" element={<Support />} />
        <Route path="/unsubscribe" element={<Unsubscribe />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Shell>
  );
}

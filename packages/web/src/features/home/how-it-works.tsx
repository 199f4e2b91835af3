import classes from "./how-it-works.module.css";

const steps = [
  { title: "Tell us the flight", text: "From, to, date and, if you have it, the flight number." },
  {
    title: "See who is on it",
    text: "Same flight first, then the same day, nearby dates and nearby airports.",
  },
  {
    title: "Connect",
    text: "Names and contact details stay private until both of you are connected.",
  },
];

export function HowItWorks() {
  return (
    <section className={classes.how} aria-labelledby="how-it-works">
      <h2 id="how-it-works" tabIndex={-1}>
        How it works
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
